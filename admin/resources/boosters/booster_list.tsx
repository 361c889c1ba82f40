import { DataTable, List } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { DayField } from '../../components/day_field'
import { BoosterPhase } from './booster_phase'
import { FoldedBooster } from './folded_booster'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const FOLDED = <DataTable.Col source="name_hu" field={FoldedBooster} />

const WIDE = (
  <>
    <DataTable.Col source="name_hu" />
    <DataTable.Col source="phase" disableSort field={BoosterPhase} />
    <DataTable.Col source="first_day">
      <DayField source="first_day" />
    </DataTable.Col>
    <DataTable.Col source="last_day" disableSort>
      <DayField source="last_day" />
    </DataTable.Col>
    <FigureCol source="given" disableSort />
    <FigureCol source="spent" />
    <FigureCol source="budget" />
  </>
)

/** Every booster, what it may give and what it gave. */
export function BoosterList() {
  return (
    <List actions={<ListTools columns={WIDE} />} sort={{ field: 'id', order: 'DESC' }} perPage={25}>
      <ListTable columns={WIDE} folded={FOLDED} rowClick="show" />
    </List>
  )
}
