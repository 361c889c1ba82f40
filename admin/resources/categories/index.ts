import { Boxes } from 'lucide-react'
import { CategoryCreate } from './category_create'
import { CategoryEdit } from './category_edit'
import { CategoryList } from './category_list'

export const categories = {
  list: CategoryList,
  create: CategoryCreate,
  edit: CategoryEdit,
  icon: Boxes,
  recordRepresentation: 'title_hu',
}
