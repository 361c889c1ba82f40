import { BooleanField, DataTable, List, SearchInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

/** Every questionnaire, the newest first. */
export function QuestionnaireList() {
  return (
    <List filters={filters} sort={{ field: 'id', order: 'DESC' }} perPage={25}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="title_hu" />
        <DataTable.Col source="page_slug" disableSort />
        <FigureCol source="points" />
        <FigureCol source="tried" />
        <FigureCol source="passed" />
        <DataTable.Col source="is_published" disableSort field={BooleanField} />
      </DataTable>
    </List>
  )
}
