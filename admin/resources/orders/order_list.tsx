import { DataTable, List, SearchInput, SelectInput } from 'react-admin'
import { FigureField } from '../../components/figure_field'
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
        <DataTable.NumberCol source="id">
          <FigureField source="id" />
        </DataTable.NumberCol>
        <DataTable.Col source="placed_at">
          <InstantField source="placed_at" />
        </DataTable.Col>
        <DataTable.Col source="recipient" disableSort />
        <DataTable.Col source="shipping_city" />
        <DataTable.NumberCol source="quantity" disableSort>
          <FigureField source="quantity" />
        </DataTable.NumberCol>
        <DataTable.NumberCol source="total">
          <FigureField source="total" />
        </DataTable.NumberCol>
        <DataTable.Col source="status" field={OrderStatus} />
      </DataTable>
    </List>
  )
}
