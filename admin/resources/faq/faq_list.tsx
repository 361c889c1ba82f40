import { CreateButton, DataTable, List, SearchInput } from 'react-admin'
import { FoldedRecord, Missing, StateField } from '../content/records/record_columns'
import { FaqPlace } from './faq_place'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

const PLACE = (
  <DataTable.Col source="position" label="resources.faq.fields.position" field={FaqPlace} />
)

const FOLDED = (
  <>
    <DataTable.Col source="title_hu" label="content.fields.question" field={FoldedRecord} />
    {PLACE}
  </>
)

const WIDE = (
  <>
    <DataTable.Col source="title_hu" label="content.fields.question" />
    <DataTable.Col source="title_en" label="content.language.en" />
    <DataTable.Col source="state" disableSort field={StateField} />
    <DataTable.Col source="missing_en" field={Missing} />
    {PLACE}
  </>
)

/** Every question in the order readers see it; each is a content record and opens in its editor. */
export function FaqList() {
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
        <ListTools
          name="faq"
          columns={WIDE}
          words={{ state: 'content.state' }}
          create={<CreateButton to="/content_records/create?kind=faq" />}
        />
      }
    >
      <ListTable name="faq" columns={WIDE} folded={FOLDED} rowClick="edit" />
    </List>
  )
}
