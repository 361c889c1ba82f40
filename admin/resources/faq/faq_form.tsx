import { Grid } from '@mui/material'
import { BooleanInput, TextInput, required } from 'react-admin'

/** Longest texts, as the server checks them. */
const QUESTION_MAX = 300
const ANSWER_MAX = 20_000
const must = [required()]

/** A question with its answer, both languages side by side; English may wait. */
export function FaqForm() {
  return (
    <>
      <Grid container spacing={2} sx={{ width: 1 }}>
        {['hu', 'en'].map((language) => (
          <Grid key={language} size={{ xs: 12, md: 6 }}>
            <TextInput
              source={`question_${language}`}
              validate={language === 'hu' ? must : undefined}
              slotProps={{ htmlInput: { maxLength: QUESTION_MAX } }}
            />
            <TextInput
              source={`answer_${language}`}
              validate={language === 'hu' ? must : undefined}
              multiline
              minRows={6}
              helperText="faq.answer_hint"
              slotProps={{ htmlInput: { maxLength: ANSWER_MAX } }}
            />
          </Grid>
        ))}
      </Grid>
      <BooleanInput source="is_published" defaultValue />
    </>
  )
}
