import { DataTable, List } from 'react-admin'
import { DayField } from '../../components/day_field'
import { FigureCol } from '../../components/figure_col'
import { useIsPhone } from '../../components/use_is_phone'
import { FoldedGame } from './folded_game'
import { GamePhase } from './game_phase'
import { GameTitle } from './game_title'

const FOLDED = (
  <>
    <DataTable.Col source="title_hu" field={FoldedGame} />
    <FigureCol source="weeks" disableSort />
  </>
)

const WIDE = (
  <>
    <DataTable.Col source="title_hu" field={GameTitle} />
    <DataTable.Col source="phase" disableSort field={GamePhase} />
    <DataTable.Col source="starts_at" label="resources.promotions.fields.first_day">
      <DayField source="first_day" />
    </DataTable.Col>
    <DataTable.Col source="last_day" disableSort>
      <DayField source="last_day" />
    </DataTable.Col>
    <FigureCol source="weeks" disableSort />
    <FigureCol source="members" disableSort />
  </>
)

/** Every prize game, the latest first. */
export function GameList() {
  const isPhone = useIsPhone()
  return (
    <List sort={{ field: 'starts_at', order: 'DESC' }} perPage={25} exporter={false}>
      <DataTable bulkActionButtons={false} rowClick="show">
        {isPhone ? FOLDED : WIDE}
      </DataTable>
    </List>
  )
}
