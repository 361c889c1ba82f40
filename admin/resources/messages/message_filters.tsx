import {
  AutocompleteInput,
  DateInput,
  ReferenceInput,
  SelectInput,
  useGetList,
  useTranslate,
} from 'react-admin'
import { STATES, topicText } from './message'

/** Kinds of messages by their words. */
function TopicInput(props: { source: string; alwaysOn?: boolean }) {
  const translate = useTranslate()
  const { data = [] } = useGetList<{ id: string }>('message_topics')
  const choices = data.map(({ id }) => ({ id, name: topicText(id, translate) }))
  return (
    <AutocompleteInput {...props} choices={choices} translateChoice={false} helperText={false} />
  )
}

/** By state, kind, member and day; a phone opens with the first two. */
export function messageFilters(isPhone: boolean) {
  const isWide = !isPhone
  return [
    <SelectInput
      key="state"
      source="state"
      alwaysOn
      helperText={false}
      choices={STATES.map((id) => ({ id, name: `messages.state.${id}` }))}
    />,
    <TopicInput key="topic" source="topic" alwaysOn />,
    <ReferenceInput key="member_id" source="member_id" reference="members" alwaysOn={isWide}>
      <AutocompleteInput
        helperText={false}
        filterToQuery={(q: string) => ({ q })}
        sx={{ minWidth: 200 }}
      />
    </ReferenceInput>,
    <DateInput key="from" source="from" helperText={false} alwaysOn={isWide} />,
    <DateInput key="to" source="to" helperText={false} alwaysOn={isWide} />,
  ]
}
