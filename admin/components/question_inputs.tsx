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
/** Kinds whose answers have a size. */
const SIZED = ['number', 'text', 'textarea', 'checkbox']
const CHOICES = ['select', 'radio', 'checkbox']

interface QuestionInputsProps {
  /** Where the question lies in its piece, for example `props.`; empty where it is the piece. */
  prefix?: string
  /** The kind that is chosen now. */
  type?: string
  types?: string[]
  /** Whether there are right answers; every question must then be answered. */
  withSolution?: boolean
}

/** Kind, words and bounds of one question; only what its kind needs is shown. */
export function QuestionInputs(props: QuestionInputsProps) {
  const { prefix = '', type = '', types = ALL_TYPES, withSolution = false } = props
  const isDate = type === 'date' || type === 'date_range'
  return (
    <>
      <Grid container columnSpacing={2} sx={{ width: 1 }}>
        <Grid size={{ xs: 12, md: 6 }}>
          <SelectInput
            source={`${prefix}type`}
            label="questions.type"
            choices={types.map((id) => ({ id, name: `questions.types.${id}` }))}
            defaultValue="radio"
            validate={must}
          />
        </Grid>
        {!withSolution && (
          <Grid size={{ xs: 12, md: 6 }}>
            <BooleanInput source={`${prefix}required`} label="questions.required" defaultValue />
          </Grid>
        )}
      </Grid>
      <InBothLanguages source={`${prefix}label`} label="question" max={LABEL_MAX} must />
      <InBothLanguages source={`${prefix}hint`} label="hint" max={LABEL_MAX} />
      {CHOICES.includes(type) && (
        <OptionInputs source={`${prefix}options`} withSolution={withSolution} />
      )}
      {SIZED.includes(type) && (type === 'number' || !withSolution) && (
        <Bounds prefix={prefix} Input={NumberInput} names={['min', 'max']} of={type} />
      )}
      {isDate && <Bounds prefix={prefix} Input={DateInput} names={['earliest', 'latest']} />}
      {withSolution && type !== '' && !CHOICES.includes(type) && (
        <TextInput
          source={`${prefix}solutions`}
          label="questions.solutions"
          helperText="questions.solutions_hint"
          multiline
          validate={must}
        />
      )}
    </>
  )
}

/** What is offered, in both languages; each choice keeps the name it was given. */
function OptionInputs({ source, withSolution }: { source: string; withSolution: boolean }) {
  return (
    <ArrayInput source={source} label="questions.options" validate={must}>
      <SimpleFormIterator inline>
        <TextInput source="label_hu" label="words.option_hu" validate={must} />
        <TextInput source="label_en" label="words.option_en" />
        {withSolution ? <BooleanInput source="is_right" label="questions.is_right" /> : null}
      </SimpleFormIterator>
    </ArrayInput>
  )
}

interface BoundsProps {
  prefix: string
  Input: typeof NumberInput | typeof DateInput
  names: [string, string]
  /** The kind of question, where a bound means another thing for each. */
  of?: string
}

function Bounds({ prefix, Input, names, of }: BoundsProps) {
  return (
    <Grid container columnSpacing={2} sx={{ width: 1 }}>
      {names.map((name) => (
        <Grid key={name} size={{ xs: 12, md: 6 }}>
          <Input
            source={`${prefix}${name}`}
            label={of ? `questions.${name}_of.${of}` : `questions.${name}`}
          />
        </Grid>
      ))}
    </Grid>
  )
}
