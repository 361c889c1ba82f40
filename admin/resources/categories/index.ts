import { Boxes } from 'lucide-react'
import { CategoryList } from './category_list'

export const categories = { list: CategoryList, icon: Boxes, recordRepresentation: 'title_hu' }
