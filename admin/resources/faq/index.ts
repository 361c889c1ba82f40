import { CircleHelp } from 'lucide-react'
import { FaqCreate } from './faq_create'
import { FaqEdit } from './faq_edit'
import { FaqList } from './faq_list'

export const faq = {
  list: FaqList,
  create: FaqCreate,
  edit: FaqEdit,
  icon: CircleHelp,
  recordRepresentation: 'question_hu',
}
