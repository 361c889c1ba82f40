import { Edit, SimpleForm } from 'react-admin'
import { FormHead } from '../../components/form_head'
import { SurveyForm } from './survey_form'
import { SurveyResults } from './survey_results'
import { SurveyState } from './survey_state'

/** Changes a survey, and shows below what was answered. */
export function SurveyEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <FormHead state={<SurveyState />} facts={{ points: 'figure', answers: 'figure' }} />
      <SimpleForm>
        <SurveyForm />
      </SimpleForm>
      <SurveyResults />
    </Edit>
  )
}
