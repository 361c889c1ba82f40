import { Alert, Grid } from '@mui/material'
import {
  AutocompleteArrayInput,
  DateInput,
  NumberInput,
  ReferenceArrayInput,
  SelectArrayInput,
  SelectInput,
  TextArrayInput,
  TextInput,
  minValue,
  required,
  useLocaleState,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { weekdayChoices } from './weekday_choices'
import { useBoosterSentence } from './use_booster_sentence'

const must = [required()]
const counted = [required(), minValue(1)]
const KINDS = ['points', 'percent'].map((id) => ({ id, name: `boosters.kind.${id}` }))
const LIMITS = ['limit_per_member', 'limit_per_member_day', 'limit_per_day', 'limit_total']
const half = { xs: 12, md: 6 }

/** What a booster gives to whom, and the sentences that say it back. */
export function BoosterForm() {
  const [locale] = useLocaleState()
  return (
    <Grid container columnSpacing={2} rowSpacing={1} sx={{ width: 1 }}>
      <Grid size={half}>
        <TextInput source="name_hu" validate={must} helperText="boosters.name_hint" />
      </Grid>
      <Grid size={half}>
        <TextInput source="name_en" />
      </Grid>
      <Grid size={half}>
        <SelectInput source="bonus_kind" choices={KINDS} defaultValue="points" validate={must} />
      </Grid>
      <Grid size={half}>
        <NumberInput source="bonus" step={1} validate={counted} />
      </Grid>
      <Grid size={half}>
        <DateInput source="first_day" helperText="boosters.first_day_hint" />
      </Grid>
      <Grid size={half}>
        <DateInput source="last_day" helperText="boosters.last_day_hint" />
      </Grid>
      <Grid size={half}>
        <SelectArrayInput
          source="weekdays"
          choices={weekdayChoices(locale)}
          translateChoice={false}
          helperText="boosters.everything_hint"
        />
      </Grid>
      <Grid size={half}>
        <ReferenceArrayInput source="product_ids" reference="participating_products" perPage={50}>
          <AutocompleteArrayInput optionText="title_hu" helperText="boosters.everything_hint" />
        </ReferenceArrayInput>
      </Grid>
      <Grid size={half}>
        <ReferenceArrayInput source="profession_ids" reference="professions" perPage={50}>
          <AutocompleteArrayInput optionText="name_hu" helperText="boosters.everything_hint" />
        </ReferenceArrayInput>
      </Grid>
      <Grid size={half}>
        <TextArrayInput source="zip_prefixes" helperText="boosters.regions_hint" />
      </Grid>
      {LIMITS.map((limit) => (
        <Grid key={limit} size={half}>
          <NumberInput source={limit} step={1} helperText="boosters.limit_hint" />
        </Grid>
      ))}
      <Grid size={half}>
        <NumberInput
          source="budget"
          step={1}
          validate={counted}
          helperText="boosters.budget_hint"
        />
      </Grid>
      <Grid size={12}>
        <Preview />
      </Grid>
    </Grid>
  )
}

function Preview() {
  const translate = useTranslate()
  const sentence = useBoosterSentence(useWatch())
  return (
    <Alert severity="info" icon={false}>
      {sentence || translate('boosters.incomplete')}
    </Alert>
  )
}
