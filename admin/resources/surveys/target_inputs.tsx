import { Grid, Typography } from '@mui/material'
import { COUNTIES } from '@rules/counties'
import { AutocompleteArrayInput, DateInput, ReferenceArrayInput, useTranslate } from 'react-admin'

const COUNTY_CHOICES = Object.entries(COUNTIES).map(([id, name]) => ({ id, name }))
/** Professions there may be, at most. */
const PROFESSIONS_MAX = 50

/** Whom the survey is for; what stays empty asks for nothing. */
export function TargetInputs() {
  const translate = useTranslate()
  return (
    <>
      <Typography variant="h6" component="h2">
        {translate('surveys.target')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {translate('surveys.target_hint')}
      </Typography>
      <Grid container columnSpacing={2} sx={{ width: 1 }}>
        <Grid size={{ xs: 12, md: 6 }}>
          <ReferenceArrayInput
            source="target.profession_ids"
            reference="professions"
            perPage={PROFESSIONS_MAX}
          >
            <AutocompleteArrayInput optionText="name_hu" />
          </ReferenceArrayInput>
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <AutocompleteArrayInput
            source="target.counties"
            choices={COUNTY_CHOICES}
            translateChoice={false}
          />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <DateInput source="target.member_since" />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <DateInput source="target.scanned_since" />
        </Grid>
      </Grid>
    </>
  )
}
