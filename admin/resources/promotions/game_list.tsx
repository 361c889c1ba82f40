import { DataTable, List } from 'react-admin'
import { DayField } from '../../components/day_field'
import { FigureCol } from '../../components/figure_col'
import { FoldedGame } from './folded_game'
import { GamePhase } from './game_phase'
import { GameTitle } from './game_title'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

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
  return (
    <List
      actions={<ListTools columns={WIDE} inFile={{ starts_at: { source: 'first_day' } }} />}
      sort={{ field: 'starts_at', order: 'DESC' }}
      perPage={25}
    >
      <ListTable columns={WIDE} folded={FOLDED} rowClick="show" />
    </List>
  )
}
