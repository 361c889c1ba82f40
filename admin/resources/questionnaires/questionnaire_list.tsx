import { BooleanField, DataTable, List, SearchInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

const COLUMNS = (
  <>
    <DataTable.Col source="title_hu" />
    <DataTable.Col source="page_slug" disableSort />
    <FigureCol source="points" />
    <FigureCol source="tried" />
    <FigureCol source="passed" />
    <DataTable.Col source="is_published" disableSort field={BooleanField} />
  </>
)

/** Every questionnaire, the newest first. */
export function QuestionnaireList() {
  return (
    <List
      filters={filters}
      actions={<ListTools columns={COLUMNS} />}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={25}
    >
      <ListTable columns={COLUMNS} />
    </List>
  )
}
