import { BooleanField, DataTable, List, SearchInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

const COLUMNS = (
  <>
    <DataTable.Col source="name_hu" />
    <DataTable.Col source="name_en" />
    <DataTable.Col source="api_name" />
    <FigureCol source="position" />
    <DataTable.Col source="is_active" disableSort field={BooleanField} />
  </>
)

/** Every profession in the order members see them, those switched off included. */
export function ProfessionList() {
  return (
    <List
      filters={filters}
      actions={<ListTools columns={COLUMNS} />}
      sort={{ field: 'position', order: 'ASC' }}
      perPage={50}
    >
      <ListTable columns={COLUMNS} />
    </List>
  )
}
