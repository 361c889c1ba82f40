import { DataTable, List, ReferenceInput, SelectInput } from 'react-admin'
import { InstantField } from '../../components/instant_field'
import { useIsPhone } from '../../components/use_is_phone'
import { GameTitle } from '../promotions/game_title'
import { DRAW_STATES } from './draw'
import { DrawLabel } from './draw_label'
import { DrawState } from './draw_state'
import { FoldedDraw } from './folded_draw'
import { NextOfDraw } from './next_of_draw'

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
  const isPhone = useIsPhone()
  return (
    <List filters={filters} sort={{ field: 'draw_at', order: 'DESC' }} exporter={false}>
      <DataTable bulkActionButtons={false} rowClick="show">
        {isPhone ? FOLDED : WIDE}
      </DataTable>
    </List>
  )
}
