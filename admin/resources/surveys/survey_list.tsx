import { DataTable, List, SearchInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { useIsPhone } from '../../components/use_is_phone'
import { FoldedSurvey } from './folded_survey'
import { SurveyState } from './survey_state'

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
  const isPhone = useIsPhone()
  return (
    <List filters={filters} sort={{ field: 'id', order: 'DESC' }} perPage={25}>
      <DataTable bulkActionButtons={false}>{isPhone ? FOLDED : WIDE}</DataTable>
    </List>
  )
}
