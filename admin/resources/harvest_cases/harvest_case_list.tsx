import { DataTable, List, SelectInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { InstantField } from '../../components/instant_field'
import { MemberField } from '../../components/member_field'
import { CaseState } from './case_state'
import { HarvestReasons } from './harvest_reasons'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={['open', 'honest', 'confirmed'].map((id) => ({
      id,
      name: `harvest_cases.state.${id}`,
    }))}
  />,
]

const COLUMNS = (
  <>
    <FigureCol source="score" />
    <DataTable.Col source="member_id" disableSort>
      <MemberField source="member_id" link={false} />
    </DataTable.Col>
    <DataTable.Col source="reasons" disableSort field={HarvestReasons} />
    <DataTable.Col source="state" disableSort field={CaseState} />
    <DataTable.Col source="found_at">
      <InstantField source="found_at" />
    </DataTable.Col>
  </>
)

/** Members whose scans look like a harvest, the most conspicuous first. */
export function HarvestCaseList() {
  return (
    <List
      filters={filters}
      actions={<ListTools columns={COLUMNS} inFile={{ reasons: null }} />}
      filterDefaultValues={{ state: 'open' }}
      sort={{ field: 'score', order: 'DESC' }}
    >
      <ListTable columns={COLUMNS} rowClick="show" />
    </List>
  )
}
