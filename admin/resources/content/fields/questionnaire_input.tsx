import { Autocomplete, TextField } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import { useFieldLabel, useHint, type OneInputProps } from './one_input'

/** Questionnaires offered: the newest. */
const OFFERED = 50

/** Names the questionnaire that a page shows; questionnaires go by their number. */
export function QuestionnaireInput(props: OneInputProps) {
  const { name, values, onChange, problems, isReadOnly } = props
  const label = useFieldLabel(props)
  const hint = useHint(props)
  const translate = useTranslate()
  const { data = [] } = useGetList<{ id: number; title_hu: string }>('questionnaires', {
    pagination: { page: 1, perPage: OFFERED },
    sort: { field: 'id', order: 'DESC' },
  })
  const titles = new Map(data.map(({ id, title_hu: title }) => [String(id), title]))
  const value = values[name] ? String(values[name]) : null
  const problem = problems[name]
  return (
    <Autocomplete
      disabled={isReadOnly}
      options={[...new Set([...titles.keys(), ...(value ? [value] : [])])]}
      value={value}
      getOptionLabel={(id) => titles.get(id) ?? translate('content.one_record')}
      onChange={(_, id) => onChange({ [name]: id })}
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
