import { Create, SimpleForm } from 'react-admin'
import { FaqForm } from './faq_form'

/** A new question; it goes to the end of the list. */
export function FaqCreate() {
  return (
    <Create redirect="list">
      <SimpleForm warnWhenUnsavedChanges>
        <FaqForm />
      </SimpleForm>
    </Create>
  )
}
