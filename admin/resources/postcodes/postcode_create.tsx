import { Create, SimpleForm } from 'react-admin'
import { PostcodeForm } from './postcode_form'

/** A settlement the table lacks. */
export function PostcodeCreate() {
  return (
    <Create redirect="list">
      <SimpleForm>
        <PostcodeForm />
      </SimpleForm>
    </Create>
  )
}
