import { Create, SimpleForm } from 'react-admin'
import { QuestionnaireForm } from './questionnaire_form'

/** A new questionnaire; members see it on its page once it is published. */
export function QuestionnaireCreate() {
  return (
    <Create redirect="list">
      <SimpleForm>
        <QuestionnaireForm />
      </SimpleForm>
    </Create>
  )
}
