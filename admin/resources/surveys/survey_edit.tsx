import { Edit, SimpleForm } from 'react-admin'
import { SurveyForm } from './survey_form'
import { SurveyResults } from './survey_results'

/** Changes a survey, and shows below what was answered. */
export function SurveyEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <SimpleForm warnWhenUnsavedChanges>
        <SurveyForm />
      </SimpleForm>
      <SurveyResults />
    </Edit>
  )
}
