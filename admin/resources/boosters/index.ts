import { Rocket } from 'lucide-react'
import { BoosterCreate } from './booster_create'
import { BoosterEdit } from './booster_edit'
import { BoosterList } from './booster_list'
import { BoosterShow } from './booster_show'

export const boosters = {
  list: BoosterList,
  create: BoosterCreate,
  edit: BoosterEdit,
  show: BoosterShow,
  icon: Rocket,
  recordRepresentation: 'name_hu',
}
