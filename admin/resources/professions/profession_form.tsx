import { Grid } from '@mui/material'
import { BooleanInput, NumberInput, TextInput, required } from 'react-admin'

/** Longest names, as the server checks them. */
const NAME_MAX = 100
const must = [required()]
const short = { htmlInput: { maxLength: NAME_MAX } }

/** A profession; its channel decides which representative its members have. */
export function ProfessionForm() {
  return (
    <Grid container columnSpacing={2} sx={{ width: 1 }}>
      <Grid size={{ xs: 12, md: 6 }}>
        <TextInput source="name_hu" validate={must} slotProps={short} />
      </Grid>
      <Grid size={{ xs: 12, md: 6 }}>
        <TextInput source="name_en" slotProps={short} />
      </Grid>
      <Grid size={{ xs: 12, md: 6 }}>
        <TextInput source="api_name" helperText="professions.channel_hint" slotProps={short} />
      </Grid>
      <Grid size={{ xs: 12, md: 6 }}>
        <NumberInput source="position" step={1} helperText="professions.position_hint" />
      </Grid>
      <Grid size={12}>
        <BooleanInput source="is_active" defaultValue helperText="professions.active_hint" />
      </Grid>
    </Grid>
  )
}
