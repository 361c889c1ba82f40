import {
  AutocompleteInput,
  DateInput,
  NumberInput,
  ReferenceInput,
  useGetList,
  useLocaleState,
} from 'react-admin'

interface Choice {
  id: string
  en: string
  hu: string
}

/** Staff that are offered before anything is typed. */
const STAFF_OFFERED = 25

/** What the log knows of a kind, in the chosen language. */
function useChoices(resource: 'audit_kinds' | 'audit_subjects') {
  const [locale] = useLocaleState()
  const { data = [] } = useGetList<Choice>(resource)
  return data.map(({ id, en, hu }) => ({ id, name: locale === 'hu' ? hu : en }))
}

/** Names come translated, and filters have no hints. */
const PLAIN = { translateChoice: false, helperText: false } as const

interface WordInputProps {
  source: string
  words: 'audit_kinds' | 'audit_subjects'
  alwaysOn?: boolean
}

function WordInput({ words, ...props }: WordInputProps) {
  const choices = useChoices(words)
  return <AutocompleteInput {...props} {...PLAIN} choices={choices} />
}

/** By person, kind, what it happened to, and time; a phone opens with the first two. */
export function auditFilters(isPhone: boolean) {
  const isWide = !isPhone
  return [
    <ReferenceInput
      key="staff_id"
      source="staff_id"
      reference="staff"
      perPage={STAFF_OFFERED}
      sort={{ field: 'name', order: 'ASC' }}
      alwaysOn
    >
      <AutocompleteInput optionText="name" helperText={false} />
    </ReferenceInput>,
    <WordInput key="action" source="action" words="audit_kinds" alwaysOn />,
    <WordInput key="subject_type" source="subject_type" words="audit_subjects" alwaysOn={isWide} />,
    <NumberInput
      key="subject_id"
      source="subject_id"
      min={1}
      helperText={false}
      alwaysOn={isWide}
      sx={{ maxWidth: { sm: 120 } }}
    />,
    <DateInput key="from" source="from" helperText={false} alwaysOn={isWide} />,
    <DateInput key="to" source="to" helperText={false} alwaysOn={isWide} />,
  ]
}
