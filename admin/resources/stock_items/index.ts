import { Warehouse } from 'lucide-react'
import { StockList } from './stock_list'
import { StockShow } from './stock_show'

export const stockItems = {
  list: StockList,
  show: StockShow,
  icon: Warehouse,
  recordRepresentation: 'title_hu',
}
