import { Grid } from '@mui/material'
import { BooleanInput, TextArrayInput, TextInput, required } from 'react-admin'

/** Longest names, as the server checks them. */
const NAME_MAX = 100
const must = [required()]
const short = { htmlInput: { maxLength: NAME_MAX } }

/** A representative: how members reach them, and which channels they serve. */
export function RepresentativeForm() {
  return (
    <Grid container columnSpacing={2} sx={{ width: 1 }}>
      <Grid size={{ xs: 12, md: 6 }}>
        <TextInput source="last_name" validate={must} slotProps={short} />
      </Grid>
      <Grid size={{ xs: 12, md: 6 }}>
        <TextInput source="first_name" validate={must} slotProps={short} />
      </Grid>
      <Grid size={{ xs: 12, md: 6 }}>
        <TextInput source="phone" type="tel" />
      </Grid>
      <Grid size={{ xs: 12, md: 6 }}>
        <TextInput source="email" type="email" />
      </Grid>
      {['distribution_channel', 'distribution_channel_task_fields'].map((source) => (
        <Grid key={source} size={12}>
          <TextArrayInput source={source} helperText="representatives.channels_hint" />
        </Grid>
      ))}
      <Grid size={12}>
        <BooleanInput
          source="is_default"
          defaultValue={false}
          helperText="representatives.default_hint"
        />
      </Grid>
    </Grid>
  )
}
