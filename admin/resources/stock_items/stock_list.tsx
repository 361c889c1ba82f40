import { DataTable, List, SearchInput, SelectInput } from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { useIsPhone } from '../../components/use_is_phone'
import { ImportActions } from '../imports/import_actions'
import { FoldedStock } from './folded_stock'
import { StockLevel } from './stock_level'

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
  const isPhone = useIsPhone()
  return (
    <List
      filters={filters}
      actions={<ImportActions kind="stock_items" />}
      filterDefaultValues={{ low: '1' }}
      sort={{ field: 'qty', order: 'ASC' }}
      perPage={25}
    >
      <DataTable bulkActionButtons={false} rowClick="show">
        {isPhone ? FOLDED : WIDE}
      </DataTable>
    </List>
  )
}
