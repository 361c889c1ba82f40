import { Edit, SimpleForm } from 'react-admin'
import { QuestionnaireForm } from './questionnaire_form'

/** Changes a questionnaire, hides it, or takes it away while nobody has tried it. */
export function QuestionnaireEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <SimpleForm warnWhenUnsavedChanges>
        <QuestionnaireForm />
      </SimpleForm>
    </Edit>
  )
}
