import { Edit, SimpleForm } from 'react-admin'
import { FaqForm } from './faq_form'

/** Changes a question or takes it away. */
export function FaqEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <SimpleForm warnWhenUnsavedChanges>
        <FaqForm />
      </SimpleForm>
    </Edit>
  )
}
