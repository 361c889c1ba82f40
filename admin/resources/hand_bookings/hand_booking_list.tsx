import { DataTable, List, SelectInput } from 'react-admin'
import { ActionsLabel } from '../../components/actions_label'
import { Asker } from '../../components/asker'
import { FigureCol } from '../../components/figure_col'
import { InstantField } from '../../components/instant_field'
import { MemberField } from '../../components/member_field'
import { FoldedBooking } from './folded_booking'
import { BookingState } from './booking_state'
import { SettleBooking } from './settle_booking'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const STATES = ['open', 'booked', 'refused'] as const

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={STATES.map((id) => ({ id, name: `hand_bookings.state.${id}` }))}
  />,
]

const ACTS = <DataTable.Col label={<ActionsLabel />} field={SettleBooking} />

const FOLDED = (
  <>
    <DataTable.Col source="reason" disableSort field={FoldedBooking} />
    {ACTS}
  </>
)

const WIDE = (
  <>
    <DataTable.Col source="asked_at">
      <InstantField source="asked_at" />
    </DataTable.Col>
    <DataTable.Col source="member_id" disableSort>
      <MemberField source="member_id" />
    </DataTable.Col>
    <FigureCol source="points" />
    <DataTable.Col source="reason" disableSort />
    <DataTable.Col source="asked_by" disableSort>
      <Asker />
    </DataTable.Col>
    <DataTable.Col source="state" disableSort>
      <BookingState />
    </DataTable.Col>
    {ACTS}
  </>
)

/** Points that one staff member wants to book and a second one agrees to. */
export function HandBookingList() {
  return (
    <List
      filters={filters}
      actions={<ListTools columns={WIDE} />}
      filterDefaultValues={{ state: 'open' }}
      sort={{ field: 'asked_at', order: 'ASC' }}
    >
      <ListTable columns={WIDE} folded={FOLDED} rowClick={false} />
    </List>
  )
}
