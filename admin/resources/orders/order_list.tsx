import { DataTable, DateField, List, SearchInput, SelectInput } from 'react-admin'
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
        <DataTable.NumberCol source="id" />
        <DataTable.Col source="placed_at">
          <DateField source="placed_at" showTime options={{ timeZone: 'Europe/Budapest' }} />
        </DataTable.Col>
        <DataTable.Col source="recipient" disableSort />
        <DataTable.Col source="shipping_city" />
        <DataTable.NumberCol source="quantity" disableSort />
        <DataTable.NumberCol source="total" />
        <DataTable.Col source="status" field={OrderStatus} />
      </DataTable>
    </List>
  )
}
