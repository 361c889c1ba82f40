import { ListChecks } from 'lucide-react'
import { QuestionnaireCreate } from './questionnaire_create'
import { QuestionnaireEdit } from './questionnaire_edit'
import { QuestionnaireList } from './questionnaire_list'

export const questionnaires = {
  list: QuestionnaireList,
  create: QuestionnaireCreate,
  edit: QuestionnaireEdit,
  icon: ListChecks,
  recordRepresentation: 'title_hu',
}
