import {
  AutocompleteInput,
  DataTable,
  DateInput,
  List,
  ReferenceInput,
  SearchInput,
  SelectInput,
  useCanAccess,
  type RaRecord,
} from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { InstantField } from '../../components/instant_field'
import { FoldedMember } from './folded_member'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const SEARCH = <SearchInput key="q" source="q" alwaysOn />
const FACTS = [
  <SelectInput
    key="has_points"
    source="has_points"
    choices={['1', '0'].map((id) => ({ id, name: `members.has_points.${id}` }))}
  />,
  <DateInput key="from" source="from" />,
  <DateInput key="to" source="to" />,
]
/** Chosen among rows that not every role opens. */
const CHOSEN = [
  <ReferenceInput key="profession_id" source="profession_id" reference="professions">
    <AutocompleteInput optionText="name_hu" />
  </ReferenceInput>,
  <ReferenceInput key="representative_id" source="representative_id" reference="representatives">
    <AutocompleteInput optionText={nameOf} />
  </ReferenceInput>,
]

/** A phone has room for who it is and the points. */
const FOLDED = (
  <>
    <DataTable.Col source="last_name" field={FoldedMember} />
    <FigureCol source="points" disableSort />
  </>
)

const WIDE = (
  <>
    <FigureCol source="id" />
    <DataTable.Col source="last_name" />
    <DataTable.Col source="first_name" />
    <DataTable.Col source="email" />
    <DataTable.Col source="phone" disableSort />
    <FigureCol source="points" disableSort />
    <DataTable.Col source="registered_at">
      <InstantField source="registered_at" dayOnly />
    </DataTable.Col>
  </>
)

/** Members with their balance. */
export function MemberList() {
  const { canAccess } = useCanAccess({ resource: 'professions', action: 'list' })
  return (
    <List
      actions={<ListTools columns={WIDE} />}
      filters={[SEARCH, ...(canAccess ? CHOSEN : []), ...FACTS]}
      sort={{ field: 'id', order: 'DESC' }}
    >
      <ListTable columns={WIDE} folded={FOLDED} rowClick="show" />
    </List>
  )
}

function nameOf({ last_name: last, first_name: first }: RaRecord): string {
  return `${last} ${first}`
}
