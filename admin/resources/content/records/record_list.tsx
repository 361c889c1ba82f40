import {
  CreateButton,
  DataTable,
  List,
  SearchInput,
  SelectInput,
  useListContext,
} from 'react-admin'
import { InstantField } from '../../../components/instant_field'
import { LISTED_KINDS, MADE_KINDS, type Kind } from '../fields/record_fields'
import { FoldedRecord, KindField, Missing, StateField } from './record_columns'
import { STATES } from './record_page'
import { ListTable } from '../../../components/list/list_table'
import { ListTools } from '../../../components/list/list_tools'

const choicesOf = (names: readonly string[], texts: string) =>
  names.map((id) => ({ id, name: `${texts}.${id}` }))

const filters = [
  <SelectInput
    key="kind"
    source="kind"
    alwaysOn
    label="content.kind_label"
    choices={choicesOf(LISTED_KINDS, 'content.kinds')}
    emptyText="content.every_kind"
  />,
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="content.state_label"
    choices={choicesOf(STATES, 'content.state')}
  />,
  <SelectInput
    key="missing"
    source="missing"
    label="content.missing_label"
    choices={choicesOf(['en', 'hu'], 'content.missing_choices')}
  />,
]

const FOLDED = (
  <>
    <DataTable.Col source="title_hu" field={FoldedRecord} />
    <DataTable.Col source="missing_en" field={Missing} />
  </>
)

const WIDE = (
  <>
    <DataTable.Col source="title_hu" />
    <DataTable.Col source="kind" disableSort field={KindField} />
    <DataTable.Col source="state" disableSort field={StateField} />
    <DataTable.Col source="missing_en" field={Missing} />
    <DataTable.Col source="edited_at">
      <InstantField source="edited_at" />
    </DataTable.Col>
    <DataTable.Col source="edited_by" disableSort />
  </>
)

const ACTS = ['content_records.publish', 'content_records.unpublish']

/** Everything that marketing writes, kind by kind, with what is not translated yet. */
export function RecordList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ kind: 'page' }}
      sort={{ field: 'edited_at', order: 'DESC' }}
      perPage={25}
      actions={<ListActions />}
    >
      <ListTable columns={WIDE} folded={FOLDED} acts={ACTS} />
    </List>
  )
}

/** A new one is of the kind that is listed. */
function ListActions() {
  const { filterValues } = useListContext()
  const kind = filterValues.kind as Kind | undefined
  const made = kind && MADE_KINDS.includes(kind) ? kind : 'page'
  return (
    <ListTools
      columns={WIDE}
      words={{ kind: 'content.kinds', state: 'content.state' }}
      create={<CreateButton to={`/content_records/create?kind=${made}`} />}
    />
  )
}
