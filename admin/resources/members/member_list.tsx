import { DataTable, List, SearchInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { InstantField } from '../../components/instant_field'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

/** Members with their balance. */
export function MemberList() {
  return (
    <List exporter={false} filters={filters} sort={{ field: 'id', order: 'DESC' }}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <FigureCol source="id" />
        <DataTable.Col source="last_name" />
        <DataTable.Col source="first_name" />
        <DataTable.Col source="email" />
        <DataTable.Col source="phone" disableSort />
        <FigureCol source="points" disableSort />
        <DataTable.Col source="registered_at">
          <InstantField source="registered_at" dayOnly />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
