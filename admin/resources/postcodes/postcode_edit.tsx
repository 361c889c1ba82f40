import { Edit, SimpleForm } from 'react-admin'
import { HISTORY_ABOVE } from '../../components/record_history'
import { PostcodeForm } from './postcode_form'

/** Changes a postcode or takes it away. */
export function PostcodeEdit() {
  return (
    <Edit actions={HISTORY_ABOVE} mutationMode="pessimistic" redirect="list">
      <SimpleForm>
        <PostcodeForm />
      </SimpleForm>
    </Edit>
  )
}
