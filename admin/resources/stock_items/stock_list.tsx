import { DataTable, List, SearchInput, SelectInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { ImportButton } from '../imports/import_button'
import { FoldedStock } from './folded_stock'
import { StockLevel } from './stock_level'
import { ListTable } from '../../components/list/list_table'
import { ListTools } from '../../components/list/list_tools'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="low"
    source="low"
    alwaysOn
    choices={[{ id: '1', name: 'stock.only_low' }]}
    emptyText="stock.everything"
  />,
]

/** A phone has room for the gift and what is left of it. */
const FOLDED = (
  <>
    <DataTable.Col source="title_hu" field={FoldedStock} />
    <DataTable.Col source="qty" field={StockLevel} />
  </>
)

const WIDE = (
  <>
    <DataTable.Col source="title_hu" />
    <DataTable.Col source="label" disableSort />
    <DataTable.Col source="qty" field={StockLevel} />
    <FigureCol source="low_stock_at" disableSort />
  </>
)

/** What is left of everything that can be ordered, what runs low first. */
export function StockList() {
  return (
    <List
      filters={filters}
      actions={
        <ListTools columns={WIDE}>
          <ImportButton kind="stock_items" />
        </ListTools>
      }
      filterDefaultValues={{ low: '1' }}
      sort={{ field: 'qty', order: 'ASC' }}
      perPage={25}
    >
      <ListTable columns={WIDE} folded={FOLDED} rowClick="show" />
    </List>
  )
}
