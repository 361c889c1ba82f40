import {
  useRecordContext,
  useTranslate,
  DataTable,
  Pagination,
  ReferenceManyField,
} from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { Folded } from '../../components/folded'
import { InstantField } from '../../components/instant_field'
import { useIsPhone } from '../../components/use_is_phone'

interface Movement {
  id: number
  reason: string
  note: string | null
  actor_name: string | null
}

/** A phone has room for what it was and the pieces. */
const FOLDED = (
  <>
    <DataTable.Col source="reason" disableSort field={FoldedMovement} />
    <FigureCol source="delta" disableSort />
  </>
)

const WIDE = (
  <>
    <DataTable.Col source="occurred_at">
      <InstantField source="occurred_at" />
    </DataTable.Col>
    <FigureCol source="delta" disableSort />
    <DataTable.Col source="reason" disableSort field={Reason} />
    <DataTable.Col source="note" disableSort />
    <DataTable.Col source="actor_name" disableSort />
  </>
)

/** Every movement of the stock on the page, the last one first. */
export function StockMovements() {
  const isPhone = useIsPhone()
  return (
    <ReferenceManyField
      reference="stock_movements"
      target="stock_item_id"
      label="resources.stock_items.fields.movements"
      sort={{ field: 'id', order: 'DESC' }}
      pagination={<Pagination />}
    >
      <DataTable bulkActionButtons={false} rowClick={false}>
        {isPhone ? FOLDED : WIDE}
      </DataTable>
    </ReferenceManyField>
  )
}

function Reason() {
  const movement = useRecordContext<Movement>()
  const translate = useTranslate()
  return movement ? <>{translate(`stock.reason.${movement.reason}`)}</> : null
}

/** Why pieces moved, with what somebody wrote to it, when and by whom. */
function FoldedMovement() {
  const movement = useRecordContext<Movement>()
  if (!movement) return null
  return (
    <Folded
      title={<Reason />}
      details={
        <>
          {[movement.note, movement.actor_name].filter(Boolean).map((words) => (
            <div key={words}>{words}</div>
          ))}
          <InstantField source="occurred_at" />
        </>
      }
    />
  )
}
