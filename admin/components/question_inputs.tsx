import { Grid } from '@mui/material'
import {
  ArrayInput,
  BooleanInput,
  DateInput,
  NumberInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  required,
} from 'react-admin'
import { InBothLanguages } from './in_both_languages'

/** Longest label, as the server checks it. */
const LABEL_MAX = 300
const must = [required()]
const ALL_TYPES = [
  'text',
  'textarea',
  'number',
  'select',
  'radio',
  'checkbox',
  'date',
  'date_range',
]
const CHOICES = ['select', 'radio', 'checkbox']

interface QuestionInputsProps {
  /** Where the question lies in its piece, for example `props`. */
  source: string
  /** The kind that is chosen now. */
  type?: string
  types?: string[]
}

/** Kind, words and bounds of one question; only what its kind needs is shown. */
export function QuestionInputs({ source, type = '', types = ALL_TYPES }: QuestionInputsProps) {
  return (
    <>
      <Grid container columnSpacing={2} sx={{ width: 1 }}>
        <Grid size={{ xs: 12, md: 6 }}>
          <SelectInput
            source={`${source}.type`}
            label="questions.type"
            choices={types.map((id) => ({ id, name: `questions.types.${id}` }))}
            defaultValue="radio"
            validate={must}
          />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <BooleanInput source={`${source}.required`} label="questions.required" defaultValue />
        </Grid>
      </Grid>
      <InBothLanguages source={`${source}.label`} label="question" max={LABEL_MAX} must />
      <InBothLanguages source={`${source}.hint`} label="hint" max={LABEL_MAX} />
      {CHOICES.includes(type) && <OptionInputs source={`${source}.options`} />}
      {type === 'number' && <Bounds source={source} Input={NumberInput} names={['min', 'max']} />}
      {(type === 'date' || type === 'date_range') && (
        <Bounds source={source} Input={DateInput} names={['earliest', 'latest']} />
      )}
    </>
  )
}

/** What is offered, in both languages; each choice keeps the name it was given. */
export function OptionInputs({ source }: { source: string }) {
  return (
    <ArrayInput source={source} label="questions.options" validate={must}>
      <SimpleFormIterator inline>
        <TextInput source="label_hu" label="words.option_hu" validate={must} />
        <TextInput source="label_en" label="words.option_en" />
      </SimpleFormIterator>
    </ArrayInput>
  )
}

interface BoundsProps {
  source: string
  Input: typeof NumberInput | typeof DateInput
  names: [string, string]
}

function Bounds({ source, Input, names }: BoundsProps) {
  return (
    <Grid container columnSpacing={2} sx={{ width: 1 }}>
      {names.map((name) => (
        <Grid key={name} size={{ xs: 12, md: 6 }}>
          <Input source={`${source}.${name}`} label={`questions.${name}`} />
        </Grid>
      ))}
    </Grid>
  )
}
