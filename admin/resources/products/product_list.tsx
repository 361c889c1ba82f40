import { DataTable, List, ReferenceField, SearchInput, SelectInput, TextField } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { FoundInput } from '../../components/found_input'
import { PictureField } from '../../components/picture_field'
import { ImportButton } from '../imports/import_button'
import { FoldedProduct } from './folded_product'
import { ProductState } from './product_state'
import { StockField } from './stock_field'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <FoundInput key="category_id" source="category_id" reference="categories" />,
  <SelectInput
    key="state"
    source="state"
    choices={['on_sale', 'draft', 'out_of_stock', 'reward_only'].map((id) => ({
      id,
      name: `products.state.${id}`,
    }))}
  />,
]

/** A phone has room for the gift and what is left of it. */
const FOLDED = (
  <>
    <DataTable.Col source="title_hu" field={FoldedProduct} />
    <DataTable.Col source="stock" disableSort field={StockField} />
  </>
)

const WIDE = (
  <>
    <DataTable.Col source="picture_url" disableSort>
      <PictureField source="picture_url" />
    </DataTable.Col>
    <DataTable.Col source="title_hu" />
    <DataTable.Col source="title_en" />
    <DataTable.Col source="category_id" disableSort>
      <ReferenceField source="category_id" reference="categories" link={false}>
        <TextField source="title_hu" />
      </ReferenceField>
    </DataTable.Col>
    <FigureCol source="price" />
    <DataTable.Col source="stock" disableSort field={StockField} />
    <DataTable.Col source="state" disableSort field={ProductState} />
  </>
)

const ACTS = ['products.publish', 'products.unpublish']

/** Every gift with its price, stock and state. */
export function ProductList() {
  return (
    <List
      filters={filters}
      actions={
        <ListTools
          columns={WIDE}
          inFile={{ picture_url: null, category_id: { source: 'category_title_hu' } }}
        >
          <ImportButton kind="products" />
        </ListTools>
      }
      sort={{ field: 'position', order: 'ASC' }}
      perPage={25}
    >
      <ListTable columns={WIDE} folded={FOLDED} acts={ACTS} />
    </List>
  )
}
