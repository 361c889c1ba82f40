import { DataTable, List, ReferenceField, SelectInput, TextField } from 'react-admin'
import { FigureField } from '../../components/figure_field'
import { InstantField } from '../../components/instant_field'
import { BatchActions } from './batch_actions'
import { BatchState } from './batch_state'

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={['printed', 'active', 'void'].map((id) => ({ id, name: `code_batches.state.${id}` }))}
  />,
]

/** Every roll of stickers with its state and what can be done with it. */
export function CodeBatchList() {
  return (
    <List filters={filters} sort={{ field: 'id', order: 'DESC' }}>
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.NumberCol source="id">
          <FigureField source="id" />
        </DataTable.NumberCol>
        <DataTable.Col source="product_id" disableSort>
          <ReferenceField source="product_id" reference="participating_products" link={false}>
            <TextField source="title_hu" />
          </ReferenceField>
        </DataTable.Col>
        <DataTable.NumberCol source="count">
          <FigureField source="count" />
        </DataTable.NumberCol>
        <DataTable.NumberCol source="used" disableSort>
          <FigureField source="used" />
        </DataTable.NumberCol>
        <DataTable.NumberCol source="points" disableSort>
          <FigureField source="points" />
        </DataTable.NumberCol>
        <DataTable.NumberCol source="max_scans">
          <FigureField source="max_scans" />
        </DataTable.NumberCol>
        <DataTable.Col source="state" field={BatchState} />
        <DataTable.Col source="valid_to">
          <InstantField source="valid_to" dayOnly />
        </DataTable.Col>
        <DataTable.Col source="actions" disableSort label="" field={BatchActions} />
      </DataTable>
    </List>
  )
}
