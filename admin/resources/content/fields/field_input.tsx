import { Box, Checkbox, FormControlLabel, FormHelperText, MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { LANGUAGES, type Field } from './field'
import { filmKey } from './film_key'
import { LinkInput } from './link_input'
import { ListInput } from './list_input'
import { MediaInput } from './media_input'
import { RefInput } from './ref_input'
import { RefsInput } from './refs_input'
import {
  useFieldLabel,
  useHint,
  useIsMissing,
  type FieldProps,
  type OneInputProps,
} from './one_input'
import { RichInput } from './rich_input'

/** Two languages stand side by side where what is around has the room, whatever the window has. */
const FIELDS = {
  'display': 'grid',
  'gap': 1.5,
  'gridTemplateColumns': 'minmax(0, 1fr)',
  '@container (min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}

/** The inputs of a block or of a record, in the order of its definition. */
export function FieldInputs({
  fields,
  ...props
}: Omit<FieldProps, 'field'> & { fields: readonly Field[] }) {
  return (
    <Box sx={FIELDS}>
      {fields.map((field) => (
        <FieldInput key={field.name} field={field} {...props} />
      ))}
    </Box>
  )
}

const WIDE = ['rich', 'list', 'refs', 'link', 'media']

function FieldInput(props: FieldProps) {
  const { field } = props
  if (field.both) {
    return LANGUAGES.map((language) => (
      <Box key={language}>
        <OneInput {...props} name={`${field.name}_${language}`} language={language} />
      </Box>
    ))
  }
  return (
    <Box sx={WIDE.includes(field.kind) ? { gridColumn: '1 / -1' } : undefined}>
      <OneInput {...props} name={field.name} />
    </Box>
  )
}

function OneInput(props: OneInputProps) {
  if (props.field.kind === 'rich') return <RichInput {...props} />
  if (props.field.kind === 'list') return <ListInput {...props} Inputs={FieldInputs} />
  if (props.field.kind === 'refs') return <RefsInput {...props} />
  if (props.field.kind === 'link') return <LinkInput {...props} />
  if (props.field.kind === 'media') return <MediaInput {...props} />
  if (props.field.kind === 'ref') return <RefInput {...props} />
  if (props.field.kind === 'flag') return <FlagInput {...props} />
  return <TextInput {...props} />
}

function FlagInput(props: OneInputProps) {
  const { field, name, values, onChange, isReadOnly } = props
  const label = useFieldLabel(props)
  const hint = useHint(props)
  return (
    <>
      <FormControlLabel
        label={label}
        disabled={isReadOnly}
        control={
          <Checkbox
            name={name}
            checked={(values[name] ?? field.begin ?? false) === true}
            onChange={({ target }) => onChange({ [name]: target.checked })}
          />
        }
      />
      {hint && <FormHelperText sx={{ mt: 0 }}>{hint}</FormHelperText>}
    </>
  )
}

const TYPES: Partial<Record<Field['kind'], string>> = {
  number: 'number',
  day: 'date',
  instant: 'datetime-local',
}

function TextInput(props: OneInputProps) {
  const { field, name, language, values, onChange, problems, isReadOnly } = props
  const translate = useTranslate()
  const label = useFieldLabel(props)
  const value = values[name] ?? field.begin ?? ''
  const isMissing = useIsMissing(props)
  const problem = problems[name]
  const type = TYPES[field.kind]
  const hint = useHint(props)
  return (
    <TextField
      label={label}
      name={name}
      value={String(value)}
      disabled={isReadOnly}
      required={field.must && language !== 'en'}
      type={type}
      select={field.kind === 'choice'}
      multiline={field.lines}
      minRows={field.lines ? 2 : undefined}
      error={Boolean(problem)}
      helperText={problem ? translate(problem, { _: problem }) : isMissing || hint}
      onChange={({ target }) => onChange({ [name]: typed(field, target.value) })}
      slotProps={{
        htmlInput: {
          maxLength: type ? undefined : field.max,
          min: field.min,
          max: type ? field.max : undefined,
          lang: language,
        },
        inputLabel: type && type !== 'number' ? { shrink: true } : {},
      }}
    >
      {field.choices?.map((choice) => (
        <MenuItem key={choice} value={String(choice)}>
          {translate(`content.choices.${field.name}.${String(choice).replace(/[./]/g, '_')}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** A typed text as the value that is stored. */
function typed({ kind, choices }: Field, text: string): unknown {
  if (kind === 'choice') return choices?.find((choice) => String(choice) === text) ?? text
  if (kind === 'film') return filmKey(text)
  if (kind === 'number') return text === '' ? null : Number(text)
  if (kind === 'day' || kind === 'instant') return text || null
  return text
}
