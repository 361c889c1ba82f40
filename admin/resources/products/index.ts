import { HardHat } from 'lucide-react'
import { ProductCreate } from './product_create'
import { ProductEdit } from './product_edit'
import { ProductList } from './product_list'

export const products = {
  list: ProductList,
  create: ProductCreate,
  edit: ProductEdit,
  icon: HardHat,
  recordRepresentation: 'title_hu',
}
