import { Scale } from 'lucide-react'
import { PointRuleCreate } from './point_rule_create'
import { PointRuleEdit } from './point_rule_edit'
import { PointRuleList } from './point_rule_list'

export const pointRules = {
  list: PointRuleList,
  create: PointRuleCreate,
  edit: PointRuleEdit,
  icon: Scale,
}
