import {
  BulkActionsToolbar,
  DataTable,
  DateInput,
  List,
  NumberInput,
  SearchInput,
  SelectAllButton,
} from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { InstantField } from '../../components/instant_field'
import { ChangeDialogs, ChangeMenu } from './change_many'
import { CHOSEN_MAX } from './chosen_max'
import { EmptyQueue } from './empty_queue'
import { FoldedOrder } from './folded_order'
import { PapersComeLater, PapersOfChosen, PapersOfQueue } from './order_papers'
import { OrderQueues } from './order_queues'
import { OrderStatus } from './order_status'
import { Recipient } from './recipient'
import { useChangeMany } from './use_change_many'
import { OWN_PLACE } from '../../components/list/own_place'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const WIDE = (
  <>
    <FigureCol source="id" />
    <DataTable.Col source="placed_at">
      <InstantField source="placed_at" />
    </DataTable.Col>
    <DataTable.Col source="recipient" disableSort field={Recipient} />
    <DataTable.Col source="shipping_city" />
    <FigureCol source="quantity" disableSort />
    <FigureCol source="total" />
    <DataTable.Col source="status" field={OrderStatus} />
  </>
)
/** A phone has room for number, order and pieces. */
const FOLDED = (
  <>
    <FigureCol source="id" />
    <DataTable.Col source="recipient" disableSort field={FoldedOrder} />
    <FigureCol source="quantity" disableSort />
  </>
)

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <DateInput key="from" source="from" />,
  <DateInput key="to" source="to" />,
  <NumberInput key="member_id" source="member_id" min={1} />,
]

/** The desk: orders by where they stand, those that wait longest first. */
export function OrderList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ status: 'received' }}
      sort={{ field: 'placed_at', order: 'ASC' }}
      perPage={50}
      empty={false}
      actions={
        <ListTools columns={WIDE}>
          <PapersOfQueue />
        </ListTools>
      }
    >
      <OrderQueues />
      <PapersComeLater />
      <OrderTable />
    </List>
  )
}

function OrderTable() {
  const change = useChangeMany()
  return (
    <>
      <ListTable
        columns={WIDE}
        folded={FOLDED}
        bulkActionButtons
        rowClick="show"
        empty={<EmptyQueue />}
        sx={OWN_PLACE}
        bulkActionsToolbar={
          <BulkActionsToolbar selectAllButton={<SelectAllButton limit={CHOSEN_MAX} />}>
            <ChangeMenu ask={change.ask} />
            <PapersOfChosen />
          </BulkActionsToolbar>
        }
      />

      <ChangeDialogs change={change} />
    </>
  )
}
