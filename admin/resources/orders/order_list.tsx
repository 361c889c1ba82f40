import { DataTable, List, SearchInput, SelectInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { InstantField } from '../../components/instant_field'
import { OrderStatus, STATUSES } from './order_status'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={STATUSES.map((id) => ({ id, name: `orders.status.${id}` }))}
  />,
]

/** Orders, the newest first. */
export function OrderList() {
  return (
    <List filters={filters} sort={{ field: 'placed_at', order: 'DESC' }}>
      <DataTable bulkActionButtons={false} rowClick="show">
        <FigureCol source="id" />
        <DataTable.Col source="placed_at">
          <InstantField source="placed_at" />
        </DataTable.Col>
        <DataTable.Col source="recipient" disableSort />
        <DataTable.Col source="shipping_city" />
        <FigureCol source="quantity" disableSort />
        <FigureCol source="total" />
        <DataTable.Col source="status" field={OrderStatus} />
      </DataTable>
    </List>
  )
}
