import { BooleanField, DataTable, List, SearchInput, SelectField } from 'react-admin'
import { InstantField } from '../../components/instant_field'
import { FoldedStaff } from './folded_staff'
import { ROLES } from './staff_line'
import { StaffState } from './staff_state'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

const FOLDED = <DataTable.Col source="name" field={FoldedStaff} />

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
  return (
    <List
      actions={<ListTools columns={WIDE} />}
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <ListTable columns={WIDE} folded={FOLDED} rowClick="edit" />
    </List>
  )
}
