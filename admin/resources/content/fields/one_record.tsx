import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'

/** Rows offered for what is typed. */
const OFFERED = 25

export interface Offered {
  id: string | number
  key: string
  kind: string
  title_hu: string
}

interface OneRecordProps {
  kinds: readonly string[]
  label: string
  /** The key of the record; empty where none is chosen. */
  value: string
  isReadOnly: boolean
  onChange: (key: string) => void
}

/** Chooses one record by its title; what is typed is looked for by the server. */
export function OneRecord({ kinds, label, value, isReadOnly, onChange }: OneRecordProps) {
  const translate = useTranslate()
  const [words, setWords] = useState('')
  const found = useOffered(words).filter(({ kind }) => kinds.includes(kind))
  const { data: [chosen] = [] } = useGetList<Offered>(
    'content_records',
    { filter: { key: value }, pagination: { page: 1, perPage: 1 } },
    { enabled: value !== '' }
  )
  const titles = new Map(
    [...(chosen ? [chosen] : []), ...found].map((one) => [one.key, one.title_hu])
  )
  return (
    <Autocomplete
      disabled={isReadOnly}
      options={[...titles.keys()]}
      value={value || null}
      getOptionLabel={(key) => titles.get(key) ?? translate('content.one_record')}
      filterOptions={(options) => options}
      onInputChange={(_, typed, reason) => reason === 'input' && setWords(typed)}
      onChange={(_, key) => onChange(key ?? '')}
      renderInput={(input) => <TextField {...input} label={label} />}
    />
  )
}

/** Records whose title has what was typed. */
export function useOffered(words: string, kind?: string): Offered[] {
  const { data = [] } = useGetList<Offered>('content_records', {
    filter: { ...(kind && { kind }), ...(words && { q: words }) },
    pagination: { page: 1, perPage: OFFERED },
    sort: { field: 'title_hu', order: 'ASC' },
  })
  return data
}
