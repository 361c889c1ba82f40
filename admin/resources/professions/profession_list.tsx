import { BooleanField, DataTable, List, SearchInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

/** Every profession in the order members see them, those switched off included. */
export function ProfessionList() {
  return (
    <List filters={filters} sort={{ field: 'position', order: 'ASC' }} perPage={50}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="name_hu" />
        <DataTable.Col source="name_en" />
        <DataTable.Col source="api_name" />
        <FigureCol source="position" />
        <DataTable.Col source="is_active" disableSort field={BooleanField} />
      </DataTable>
    </List>
  )
}
