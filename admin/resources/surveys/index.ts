import { ClipboardList } from 'lucide-react'
import { SurveyCreate } from './survey_create'
import { SurveyEdit } from './survey_edit'
import { SurveyList } from './survey_list'

export const surveys = {
  list: SurveyList,
  create: SurveyCreate,
  edit: SurveyEdit,
  icon: ClipboardList,
  recordRepresentation: 'title_hu',
}
