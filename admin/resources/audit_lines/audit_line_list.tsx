import { DataTable, List } from 'react-admin'
import { Folded } from '../../components/folded'
import { InstantField } from '../../components/instant_field'
import { useIsPhone } from '../../components/use_is_phone'
import { Detail, Doer, Kind, Subject } from './audit_fields'
import { auditFilters } from './audit_filters'

function FoldedLine() {
  const details = (
    <>
      <div>
        <Subject /> <Detail />
      </div>
      <div>
        <Doer />, <InstantField source="happened_at" />
      </div>
    </>
  )
  return <Folded title={<Kind />} details={details} />
}

const FOLDED = <DataTable.Col source="kind" disableSort field={FoldedLine} />

const WIDE = (
  <>
    <DataTable.Col source="happened_at">
      <InstantField source="happened_at" />
    </DataTable.Col>
    <DataTable.Col source="staff_id" disableSort field={Doer} />
    <DataTable.Col source="kind" disableSort field={Kind} />
    <DataTable.Col source="subject" disableSort field={Subject} />
    <DataTable.Col source="detail" disableSort field={Detail} />
  </>
)

/** Who did what, the newest first; nothing here can be changed. */
export function AuditLineList() {
  const isPhone = useIsPhone()
  return (
    <List
      filters={auditFilters(isPhone)}
      sort={{ field: 'happened_at', order: 'DESC' }}
      exporter={false}
    >
      <DataTable bulkActionButtons={false} rowClick={false}>
        {isPhone ? FOLDED : WIDE}
      </DataTable>
    </List>
  )
}
