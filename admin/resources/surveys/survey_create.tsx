import { Create, SimpleForm } from 'react-admin'
import { SurveyForm } from './survey_form'

/** A new survey; members see it once it is published. */
export function SurveyCreate() {
  return (
    <Create redirect="list">
      <SimpleForm>
        <SurveyForm />
      </SimpleForm>
    </Create>
  )
}
