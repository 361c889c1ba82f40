import { DataTable, Pagination, ReferenceManyField } from 'react-admin'
import { FigureCol } from '../../../components/figure_col'
import { InstantField } from '../../../components/instant_field'
import { useIsPhone } from '../../../components/use_is_phone'
import { OrderStatus } from '../../orders/order_status'

/** The orders of the member on the page, newest first; a press opens one. */
export function MemberOrders() {
  const isPhone = useIsPhone()
  return (
    <ReferenceManyField
      reference="orders"
      target="member_id"
      sort={{ field: 'id', order: 'DESC' }}
      perPage={10}
      pagination={<Pagination />}
    >
      <DataTable bulkActionButtons={false} rowClick="show">
        <FigureCol source="id" disableSort />
        <DataTable.Col source="placed_at" disableSort>
          <InstantField source="placed_at" dayOnly={isPhone} />
        </DataTable.Col>
        {!isPhone && <FigureCol source="quantity" disableSort />}
        {!isPhone && <FigureCol source="total" disableSort />}
        <DataTable.Col source="status" disableSort field={OrderStatus} />
      </DataTable>
    </ReferenceManyField>
  )
}
