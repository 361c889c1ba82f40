import { DataTable, List } from 'react-admin'
import { useIsPhone } from '../../components/use_is_phone'
import { LastChange, SettingName, SettingValueField } from './setting_fields'

/** More than there are. */
const ALL = 50

function Value() {
  return <SettingValueField source="value" />
}

function Default() {
  return <SettingValueField source="default_value" />
}

/** What may be changed without a release, and what each is now. */
export function SettingList() {
  const isPhone = useIsPhone()
  return (
    <List exporter={false} perPage={ALL} pagination={false}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="name" disableSort field={SettingName} />
        <DataTable.Col source="value" disableSort field={Value} />
        {!isPhone && <DataTable.Col source="default_value" disableSort field={Default} />}
        {!isPhone && <DataTable.Col source="changed_at" disableSort field={LastChange} />}
      </DataTable>
    </List>
  )
}
