import { BooleanField, DataTable, List, SearchInput, TextArrayField } from 'react-admin'
import { useIsPhone } from '../../components/use_is_phone'
import { FoldedRepresentative } from './folded_representative'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

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
  const isPhone = useIsPhone()
  return (
    <List filters={filters} sort={{ field: 'last_name', order: 'ASC' }} perPage={25}>
      <DataTable bulkActionButtons={false}>
        {isPhone ? <DataTable.Col source="last_name" field={FoldedRepresentative} /> : WIDE}
      </DataTable>
    </List>
  )
}
