import { BooleanField, DataTable, List, SearchInput, SelectField } from 'react-admin'
import { InstantField } from '../../components/instant_field'
import { useIsPhone } from '../../components/use_is_phone'
import { FoldedStaff } from './folded_staff'
import { ROLES } from './staff_line'
import { StaffState } from './staff_state'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

const WIDE = (
  <>
    <DataTable.Col source="name" />
    <DataTable.Col source="email" />
    <DataTable.Col source="role">
      <SelectField source="role" choices={ROLES} />
    </DataTable.Col>
    <DataTable.Col source="state" disableSort field={StaffState} />
    <DataTable.Col source="has_second_factor" disableSort>
      <BooleanField source="has_second_factor" />
    </DataTable.Col>
    <DataTable.Col source="last_login_at">
      <InstantField source="last_login_at" />
    </DataTable.Col>
  </>
)

/** Everybody who works in the back-office, or did. */
export function StaffList() {
  const isPhone = useIsPhone()
  return (
    <List exporter={false} filters={filters} sort={{ field: 'name', order: 'ASC' }}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        {isPhone ? <DataTable.Col source="name" field={FoldedStaff} /> : WIDE}
      </DataTable>
    </List>
  )
}
