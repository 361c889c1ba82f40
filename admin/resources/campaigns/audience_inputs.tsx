import { Grid } from '@mui/material'
import { COUNTIES } from '@rules/counties'
import {
  AutocompleteArrayInput,
  CheckboxGroupInput,
  NumberInput,
  ReferenceArrayInput,
  useLocaleState,
} from 'react-admin'
import { languageName } from '../../format/language_name'

const COUNTY_CHOICES = Object.entries(COUNTIES).map(([id, name]) => ({ id, name }))
/** Professions there may be, at most. */
const PROFESSIONS_MAX = 50
const half = { xs: 12, md: 6 }
const DAYS = ['scanned_within_days', 'silent_for_days']
const POINTS = ['balance_from', 'balance_to']
const CONSENTS = ['marketing_email', 'marketing_phone', 'research_email', 'research_phone'].map(
  (id) => ({ id, name: `campaigns.consent.${id}` })
)

/** The languages of the shop by their codes, as the build puts them in. */
declare const SHOP_LANGUAGES: Record<string, string>

/** Whom a campaign is for; what stays empty asks for nothing. */
export function AudienceInputs() {
  const [locale] = useLocaleState()
  const languages = Object.keys(SHOP_LANGUAGES).map((id) => ({
    id,
    name: languageName(id, locale),
  }))
  return (
    <Grid container columnSpacing={2} rowSpacing={1} sx={{ width: 1 }}>
      <Grid size={half}>
        <ReferenceArrayInput
          source="audience.profession_ids"
          reference="professions"
          perPage={PROFESSIONS_MAX}
        >
          <AutocompleteArrayInput optionText="name_hu" helperText={false} />
        </ReferenceArrayInput>
      </Grid>
      <Grid size={half}>
        <AutocompleteArrayInput
          source="audience.counties"
          choices={COUNTY_CHOICES}
          translateChoice={false}
          helperText={false}
        />
      </Grid>
      <Grid size={12}>
        <CheckboxGroupInput
          source="audience.languages"
          choices={languages}
          translateChoice={false}
          defaultValue={[]}
          helperText={false}
        />
      </Grid>
      {DAYS.map((name) => (
        <Grid key={name} size={half}>
          <NumberInput
            source={`audience.${name}`}
            step={1}
            min={1}
            helperText="campaigns.days_hint"
          />
        </Grid>
      ))}
      {POINTS.map((name) => (
        <Grid key={name} size={half}>
          <NumberInput source={`audience.${name}`} step={1} min={0} helperText={false} />
        </Grid>
      ))}
      <Grid size={12}>
        <CheckboxGroupInput
          source="audience.consents"
          choices={CONSENTS}
          defaultValue={[]}
          helperText={false}
        />
      </Grid>
    </Grid>
  )
}
