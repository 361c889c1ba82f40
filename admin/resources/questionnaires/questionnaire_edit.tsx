import { Edit, SimpleForm } from 'react-admin'
import { FormHead } from '../../components/form_head'
import { QuestionnaireForm } from './questionnaire_form'

/** Changes a questionnaire, hides it, or takes it away while nobody has tried it. */
export function QuestionnaireEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <FormHead facts={{ points: 'figure', tried: 'figure', passed: 'figure' }} />
      <SimpleForm>
        <QuestionnaireForm />
      </SimpleForm>
    </Edit>
  )
}
