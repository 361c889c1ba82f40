import { CreateButton, DataTable, List, SearchInput, TopToolbar } from 'react-admin'
import { useIsPhone } from '../../components/use_is_phone'
import { FoldedRecord, Missing, StateField } from '../content/records/record_columns'
import { FaqPlace } from './faq_place'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

const FOLDED = (
  <DataTable.Col source="title_hu" label="content.fields.question" field={FoldedRecord} />
)

const WIDE = (
  <>
    <DataTable.Col source="title_hu" label="content.fields.question" />
    <DataTable.Col source="title_en" label="content.language.en" />
    <DataTable.Col source="state" disableSort field={StateField} />
    <DataTable.Col source="missing_en" field={Missing} />
  </>
)

/** Every question in the order readers see it; each is a content record and opens in its editor. */
export function FaqList() {
  const isPhone = useIsPhone()
  return (
    <List
      resource="content_records"
      title="faq.title"
      storeKey="faq"
      filter={{ kind: 'faq' }}
      filters={filters}
      sort={{ field: 'position', order: 'ASC' }}
      perPage={25}
      actions={
        <TopToolbar>
          <CreateButton to="/content_records/create?kind=faq" />
        </TopToolbar>
      }
    >
      <DataTable bulkActionButtons={false} rowClick="edit">
        {isPhone ? FOLDED : WIDE}
        <DataTable.Col source="position" label="resources.faq.fields.position" field={FaqPlace} />
      </DataTable>
    </List>
  )
}
