import { DataTable, List, SearchInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { InstantField } from '../../components/instant_field'
import { useIsPhone } from '../../components/use_is_phone'
import { FoldedMember } from './folded_member'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

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
  const isPhone = useIsPhone()
  return (
    <List exporter={false} filters={filters} sort={{ field: 'id', order: 'DESC' }}>
      <DataTable bulkActionButtons={false} rowClick="show">
        {isPhone ? FOLDED : WIDE}
      </DataTable>
    </List>
  )
}
