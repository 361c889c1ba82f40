import { DataTable, List, ReferenceInput, SelectInput } from 'react-admin'
import { InstantField } from '../../components/instant_field'
import { GameTitle } from '../promotions/game_title'
import { DRAW_STATES } from './draw'
import { DrawLabel } from './draw_label'
import { DrawState } from './draw_state'
import { FoldedDraw } from './folded_draw'
import { NextOfDraw } from './next_of_draw'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const STATES = DRAW_STATES.map((id) => ({ id, name: `draws.state.${id}` }))
const filters = [
  <SelectInput key="state" source="state" choices={STATES} alwaysOn />,
  <ReferenceInput key="promotion_id" source="promotion_id" reference="promotions">
    <SelectInput optionText="title_hu" />
  </ReferenceInput>,
]

const FOLDED = <DataTable.Col source="draw_at" field={FoldedDraw} />

const WIDE = (
  <>
    <DataTable.Col source="key" disableSort field={DrawLabel} />
    <DataTable.Col source="promotion_id" disableSort field={GameTitle} />
    <DataTable.Col source="state" disableSort field={DrawState} />
    <DataTable.Col source="draw_at">
      <InstantField source="draw_at" />
    </DataTable.Col>
    <DataTable.Col source="next" disableSort field={NextOfDraw} />
  </>
)

/** The draws of all games, the latest first. */
export function DrawList() {
  return (
    <List
      actions={
        <ListTools columns={WIDE} inFile={{ promotion_id: { source: 'title_hu' }, next: null }} />
      }
      filters={filters}
      sort={{ field: 'draw_at', order: 'DESC' }}
    >
      <ListTable columns={WIDE} folded={FOLDED} rowClick="show" />
    </List>
  )
}
