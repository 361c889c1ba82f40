import { PaintRoller } from 'lucide-react'
import { ProfessionCreate } from './profession_create'
import { ProfessionEdit } from './profession_edit'
import { ProfessionList } from './profession_list'

export const professions = {
  list: ProfessionList,
  create: ProfessionCreate,
  edit: ProfessionEdit,
  icon: PaintRoller,
  recordRepresentation: 'name_hu',
}
