import { BooleanField, DataTable, List, SearchInput } from 'react-admin'
import { FaqPlace } from './faq_place'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

/** Every question in the order members see it. */
export function FaqList() {
  return (
    <List filters={filters} sort={{ field: 'position', order: 'ASC' }} perPage={25}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="question_hu" />
        <DataTable.Col source="question_en" />
        <DataTable.Col source="is_published" disableSort field={BooleanField} />
        <DataTable.Col source="position" field={FaqPlace} />
      </DataTable>
    </List>
  )
}
