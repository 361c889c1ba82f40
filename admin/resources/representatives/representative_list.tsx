import { BooleanField, DataTable, List, SearchInput, TextArrayField } from 'react-admin'
import { FoldedRepresentative } from './folded_representative'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

const FOLDED = <DataTable.Col source="last_name" field={FoldedRepresentative} />

const WIDE = (
  <>
    <DataTable.Col source="last_name" />
    <DataTable.Col source="first_name" />
    <DataTable.Col source="phone" disableSort />
    <DataTable.Col source="email" />
    <DataTable.Col source="distribution_channel" disableSort field={TextArrayField} />
    <DataTable.Col source="distribution_channel_task_fields" disableSort field={TextArrayField} />
    <DataTable.Col source="is_default" disableSort field={BooleanField} />
  </>
)

/** The regional contacts of members. */
export function RepresentativeList() {
  return (
    <List
      actions={<ListTools columns={WIDE} />}
      filters={filters}
      sort={{ field: 'last_name', order: 'ASC' }}
      perPage={25}
    >
      <ListTable columns={WIDE} folded={FOLDED} />
    </List>
  )
}
