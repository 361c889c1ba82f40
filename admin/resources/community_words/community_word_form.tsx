import { Create, DateInput, Edit, SimpleForm, TextInput, required } from 'react-admin'
import { HISTORY_ABOVE } from '../../components/record_history'

/** Longest word, as the server checks it. */
const WORD_MAX = 60
const must = [required()]

/** A new word; it is written in the group on its first day. */
export function CommunityWordCreate() {
  return (
    <Create redirect="list">
      <SimpleForm>
        <CommunityWordForm />
      </SimpleForm>
    </Create>
  )
}

/** Changes a word or its days, or takes it away. */
export function CommunityWordEdit() {
  return (
    <Edit actions={HISTORY_ABOVE} mutationMode="pessimistic" redirect="list">
      <SimpleForm>
        <CommunityWordForm />
      </SimpleForm>
    </Edit>
  )
}

function CommunityWordForm() {
  return (
    <>
      <TextInput
        source="word"
        helperText="community_words.word_hint"
        validate={must}
        slotProps={{ htmlInput: { maxLength: WORD_MAX } }}
      />
      <DateInput source="starts_on" validate={must} />
      <DateInput source="ends_on" validate={must} />
    </>
  )
}
