import { Typography } from '@mui/material'
import {
  DataTable,
  FunctionField,
  List,
  ReferenceInput,
  AutocompleteInput,
  SelectInput,
  TextField,
  useTranslate,
} from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { Folded } from '../../components/folded'
import { InstantField } from '../../components/instant_field'
import { MemberField } from '../../components/member_field'
import { counsellingEnglish } from '../../texts/counselling/english'
import { QuestionState } from './question_state'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const choicesOf = (texts: object, at: string) =>
  Object.keys(texts).map((id) => ({ id, name: `counselling.${at}.${id}` }))

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={choicesOf(counsellingEnglish.state, 'state')}
  />,
  <SelectInput key="topic" source="topic" choices={choicesOf(counsellingEnglish.topic, 'topic')} />,
  <ReferenceInput key="member_id" source="member_id" reference="members">
    <AutocompleteInput />
  </ReferenceInput>,
]

const FOLDED = (
  <>
    <FigureCol source="id" />
    <DataTable.Col source="topic" disableSort field={FoldedQuestion} />
  </>
)

const WIDE = (
  <>
    <FigureCol source="id" />
    <DataTable.Col source="waits_since">
      <InstantField source="waits_since" />
    </DataTable.Col>
    <DataTable.Col source="member_id" disableSort>
      <MemberField source="member_id" />
    </DataTable.Col>
    <DataTable.Col source="topic" disableSort>
      <Topic />
    </DataTable.Col>
    <DataTable.Col source="state" field={QuestionState} />
    <DataTable.Col source="staff_name" disableSort>
      <TextField source="staff_name" emptyText="–" />
    </DataTable.Col>
    <DataTable.Col source="asked_at">
      <InstantField source="asked_at" />
    </DataTable.Col>
  </>
)

const WORDS = { topic: 'counselling.topic', state: 'counselling.state' }

/** Questions of members; who waits longest comes first. */
export function QuestionList() {
  return (
    <List
      filters={filters}
      actions={<ListTools columns={WIDE} words={WORDS} />}
      filterDefaultValues={{ state: 'waiting' }}
      sort={{ field: 'waits_since', order: 'ASC' }}
      empty={false}
    >
      <ListTable columns={WIDE} folded={FOLDED} rowClick="show" empty={<NoQuestions />} />
    </List>
  )
}

/** What a phone shows of a question, beside its number. */
function FoldedQuestion() {
  return (
    <Folded
      title={<Topic />}
      details={
        <>
          <MemberField source="member_id" />
          <br />
          <InstantField source="asked_at" />
        </>
      }
      state={<QuestionState />}
    />
  )
}

/** What a question is about. */
export function Topic() {
  const translate = useTranslate()
  return (
    <FunctionField<{ id: number; topic: string }>
      render={({ topic }) => translate(`counselling.topic.${topic}`)}
    />
  )
}

function NoQuestions() {
  const translate = useTranslate()
  return <Typography sx={{ p: 2 }}>{translate('counselling.none')}</Typography>
}
