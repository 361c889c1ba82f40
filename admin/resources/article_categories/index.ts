import { FolderTree } from 'lucide-react'
import { CategoryTreePage } from './category_tree_page'

export const articleCategories = {
  list: CategoryTreePage,
  icon: FolderTree,
  recordRepresentation: 'title_hu',
}
