import { Grid } from '@mui/material'
import { BooleanInput, NumberInput, TextInput } from 'react-admin'
import { InBothLanguages } from '../../components/in_both_languages'
import { PictureInput } from '../../components/picture_input'

/** Longest texts, as the server checks them. */
const TITLE_MAX = 200
const SLUG_MAX = 100
const DESCRIPTION_MAX = 2000

/** A category of gifts; English may wait. */
export function CategoryForm() {
  return (
    <>
      <InBothLanguages source="title" max={TITLE_MAX} must />
      <Grid container columnSpacing={2} rowSpacing={1} sx={{ width: 1, mb: 2 }}>
        <Grid size={{ xs: 12, md: 6 }}>
          <TextInput
            source="slug"
            helperText="products.slug_hint"
            slotProps={{ htmlInput: { maxLength: SLUG_MAX } }}
          />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <NumberInput source="position" step={1} helperText="categories.position_hint" />
        </Grid>
      </Grid>
      <InBothLanguages source="description" max={DESCRIPTION_MAX} multiline />
      <PictureInput source="picture" label="resources.categories.fields.picture" />
      <InBothLanguages source="picture_alt" max={TITLE_MAX} />
      <BooleanInput source="is_active" defaultValue helperText="categories.active_hint" />
    </>
  )
}
