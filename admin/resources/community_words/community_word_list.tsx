import { DataTable, List, SearchInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

/** The words of the group, those that begin latest first. */
export function CommunityWordList() {
  return (
    <List filters={filters} sort={{ field: 'starts_on', order: 'DESC' }} perPage={25}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="word" />
        <DataTable.Col source="starts_on" />
        <DataTable.Col source="ends_on" />
        <FigureCol source="used_count" />
      </DataTable>
    </List>
  )
}
