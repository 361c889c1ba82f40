import { DataTable, List } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { useIsPhone } from '../../components/use_is_phone'
import { DayField } from '../../components/day_field'
import { BoosterPhase } from './booster_phase'
import { FoldedBooster } from './folded_booster'

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
  const isPhone = useIsPhone()
  return (
    <List sort={{ field: 'id', order: 'DESC' }} perPage={25}>
      <DataTable bulkActionButtons={false} rowClick="show">
        {isPhone ? <DataTable.Col source="name_hu" field={FoldedBooster} /> : WIDE}
      </DataTable>
    </List>
  )
}
