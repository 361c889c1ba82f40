import {
  BulkActionsToolbar,
  DataTable,
  List,
  SearchInput,
  SelectAllButton,
  TopToolbar,
} from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { InstantField } from '../../components/instant_field'
import { useIsPhone } from '../../components/use_is_phone'
import { ChangeDialogs, ChangeMenu } from './change_many'
import { CHOSEN_MAX } from './chosen_max'
import { EmptyQueue } from './empty_queue'
import { FoldedOrder } from './folded_order'
import { PapersComeLater, PapersOfChosen, PapersOfQueue } from './order_papers'
import { OrderQueues } from './order_queues'
import { OrderStatus } from './order_status'
import { Recipient } from './recipient'
import { useChangeMany } from './use_change_many'

const WIDE = (
  <>
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
    <DataTable.Col source="recipient" disableSort field={FoldedOrder} />
    <FigureCol source="quantity" disableSort />
  </>
)

/** What is done with the chosen orders stands between queues and orders and covers neither. */
const OWN_PLACE = {
  '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 } },
  '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
    position: 'static',
    transform: 'none',
    height: 'auto',
    flexWrap: 'wrap',
    borderRadius: 0,
  },
}

const filters = [<SearchInput key="q" source="q" alwaysOn />]

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
        <TopToolbar>
          <PapersOfQueue />
        </TopToolbar>
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
  const isPhone = useIsPhone()
  return (
    <>
      <DataTable
        rowClick="show"
        empty={<EmptyQueue />}
        sx={OWN_PLACE}
        bulkActionsToolbar={
          <BulkActionsToolbar selectAllButton={<SelectAllButton limit={CHOSEN_MAX} />}>
            <ChangeMenu ask={change.ask} />
            <PapersOfChosen />
          </BulkActionsToolbar>
        }
      >
        <FigureCol source="id" />
        {isPhone ? FOLDED : WIDE}
      </DataTable>
      <ChangeDialogs change={change} />
    </>
  )
}
