import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFieldLabel, useHint, type OneInputProps } from './one_input'
import { useOffered } from './one_record'

/** Names other records, such as the articles that belong together. */
export function RefsInput(props: OneInputProps) {
  const { field, name, values, onChange, problems, isReadOnly } = props
  const translate = useTranslate()
  const label = useFieldLabel(props)
  const hint = useHint(props)
  const [words, setWords] = useState('')
  const titles = new Map(useOffered(words, field.of).map((one) => [one.key, one.title_hu]))
  const keys = Array.isArray(values[name]) ? (values[name] as string[]) : []
  const problem = problems[name]
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      disabled={isReadOnly}
      options={[...new Set([...keys, ...titles.keys()])]}
      value={keys}
      getOptionLabel={(key) => titles.get(key) ?? translate('content.one_record')}
      filterOptions={(options) => options}
      onInputChange={(_, typed) => setWords(typed)}
      onChange={(_, chosen) => onChange({ [name]: chosen.slice(0, field.max) })}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          error={Boolean(problem)}
          helperText={problem ? translate(problem, { _: problem }) : hint}
        />
      )}
    />
  )
}
