import { DataTable, List, SearchInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { SurveyState } from './survey_state'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

/** Every survey, the newest first. */
export function SurveyList() {
  return (
    <List filters={filters} sort={{ field: 'id', order: 'DESC' }} perPage={25}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="title_hu" />
        <DataTable.Col source="slug" />
        <FigureCol source="points" />
        <FigureCol source="answers" />
        <DataTable.Col source="closes_on" />
        <DataTable.Col source="state" disableSort field={SurveyState} />
      </DataTable>
    </List>
  )
}
