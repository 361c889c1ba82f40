import { Edit, SimpleForm } from 'react-admin'
import { PostcodeForm } from './postcode_form'

/** Changes a postcode or takes it away. */
export function PostcodeEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <SimpleForm>
        <PostcodeForm />
      </SimpleForm>
    </Edit>
  )
}
