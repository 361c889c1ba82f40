import {
  DataTable,
  Pagination,
  ReferenceManyField,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { ActionsLabel } from '../../../components/actions_label'
import { FigureCol } from '../../../components/figure_col'
import { FigureField } from '../../../components/figure_field'
import { Folded } from '../../../components/folded'
import { InstantField } from '../../../components/instant_field'
import { SourceField } from '../../../components/source_field'
import { useIsPhone } from '../../../components/use_is_phone'
import { TakeBack } from './take_back'

/** A phone has room for what it was and the points. */
const FOLDED = (
  <>
    <DataTable.Col source="source" disableSort field={FoldedEntry} />
    <FigureCol source="points" disableSort />
  </>
)

const WIDE = (
  <>
    <FigureCol source="id" disableSort />
    <DataTable.Col source="occurred_at" disableSort>
      <InstantField source="occurred_at" />
    </DataTable.Col>
    <DataTable.Col source="source" disableSort field={SourceField} />
    <DataTable.Col source="source_name" disableSort />
    <DataTable.Col source="reason" disableSort />
    <FigureCol source="points" disableSort />
    <FigureCol source="balance_after" disableSort />
    <DataTable.Col source="actions" disableSort label={<ActionsLabel />} field={TakeBack} />
  </>
)

/** Every entry of the member on the page, newest first. */
export function MemberLedger() {
  const isPhone = useIsPhone()
  return (
    <ReferenceManyField
      reference="ledger_entries"
      target="member_id"
      sort={{ field: 'id', order: 'DESC' }}
      perPage={25}
      pagination={<Pagination />}
    >
      <DataTable bulkActionButtons={false} rowClick={false}>
        {isPhone ? FOLDED : WIDE}
      </DataTable>
    </ReferenceManyField>
  )
}

/** Why points moved, for what, when, and what the balance was then. */
function FoldedEntry() {
  const entry = useRecordContext<{ id: number; source_name: string; reason: string | null }>()
  const translate = useTranslate()
  if (!entry) return null
  return (
    <Folded
      title={<SourceField />}
      details={
        <>
          {[entry.source_name, entry.reason].filter(Boolean).map((words) => (
            <div key={words}>{words}</div>
          ))}
          <InstantField source="occurred_at" />
          <div>
            {translate('resources.ledger_entries.fields.balance_after')}:{' '}
            <FigureField source="balance_after" />
          </div>
        </>
      }
      state={<TakeBack />}
    />
  )
}
