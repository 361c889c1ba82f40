import { DataTable, List, useLocaleState } from 'react-admin'
import { Folded } from '../../components/folded'
import { InstantField } from '../../components/instant_field'
import { useIsPhone } from '../../components/use_is_phone'
import { Detail, Doer, Kind, Subject } from './audit_fields'
import { auditFilters } from './audit_filters'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

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

const inLanguage = (locale: string) => ({
  staff_id: { source: 'staff_name' },
  kind: { source: `kind_${locale}` },
  subject: [
    { source: `subject_${locale}`, label: 'resources.audit_lines.fields.subject' },
    { source: 'subject_id' },
  ],
  detail: { source: `detail_${locale}` },
})

/** What a file has of a line, by language. */
const IN_FILE: Record<string, ReturnType<typeof inLanguage>> = {
  en: inLanguage('en'),
  hu: inLanguage('hu'),
}

/** Who did what, the newest first; nothing here can be changed. */
export function AuditLineList() {
  const isPhone = useIsPhone()
  const [locale] = useLocaleState()
  return (
    <List
      actions={<ListTools columns={WIDE} inFile={IN_FILE[locale] ?? IN_FILE.en} />}
      filters={auditFilters(isPhone)}
      sort={{ field: 'happened_at', order: 'DESC' }}
    >
      <ListTable columns={WIDE} folded={FOLDED} rowClick={false} />
    </List>
  )
}
