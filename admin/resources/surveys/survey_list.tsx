import { DataTable, List, SearchInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { FoldedSurvey } from './folded_survey'
import { SurveyState } from './survey_state'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

/** A phone has room for the survey and how many answered it. */
const FOLDED = (
  <>
    <DataTable.Col source="title_hu" field={FoldedSurvey} />
    <FigureCol source="answers" />
  </>
)

const WIDE = (
  <>
    <DataTable.Col source="title_hu" />
    <DataTable.Col source="slug" />
    <FigureCol source="points" />
    <FigureCol source="answers" />
    <DataTable.Col source="closes_on" />
    <DataTable.Col source="state" disableSort field={SurveyState} />
  </>
)

/** Every survey, the newest first. */
export function SurveyList() {
  return (
    <List
      actions={<ListTools columns={WIDE} />}
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={25}
    >
      <ListTable columns={WIDE} folded={FOLDED} />
    </List>
  )
}
