import { DataTable, List, ReferenceField, SelectInput, TextField } from 'react-admin'
import { ActionsLabel } from '../../components/actions_label'
import { FigureCol } from '../../components/figure_col'
import { FoundInput } from '../../components/found_input'
import { InstantField } from '../../components/instant_field'
import { BatchActions } from './batch_actions'
import { BatchState } from './batch_state'
import { FoldedBatch } from './folded_batch'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={['printed', 'active', 'void'].map((id) => ({ id, name: `code_batches.state.${id}` }))}
  />,
  <FoundInput key="product_id" source="product_id" reference="participating_products" />,
]

/** A phone has room for number, code batch and nothing else; what is done with it stands on its page. */
const FOLDED = (
  <>
    <FigureCol source="id" />
    <DataTable.Col source="product_id" disableSort field={FoldedBatch} />
  </>
)

const WIDE = (
  <>
    <FigureCol source="id" />
    <DataTable.Col source="product_id" disableSort>
      <ReferenceField source="product_id" reference="participating_products" link={false}>
        <TextField source="title_hu" />
      </ReferenceField>
    </DataTable.Col>
    <FigureCol source="count" />
    <FigureCol source="used" disableSort />
    <FigureCol source="points" disableSort />
    <DataTable.Col source="state" field={BatchState} />
    <DataTable.Col source="valid_to">
      <InstantField source="valid_to" dayOnly />
    </DataTable.Col>
    <DataTable.Col source="actions" disableSort label={<ActionsLabel />}>
      <BatchActions />
    </DataTable.Col>
  </>
)

/** Every code batch with its state and what can be done with it. */
export function CodeBatchList() {
  return (
    <List
      filters={filters}
      actions={<ListTools columns={WIDE} inFile={{ product_id: { source: 'product_title_hu' } }} />}
      sort={{ field: 'id', order: 'DESC' }}
    >
      <ListTable columns={WIDE} folded={FOLDED} rowClick="show" />
    </List>
  )
}
