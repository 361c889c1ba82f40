import { Edit, SimpleForm } from 'react-admin'
import { RepresentativeForm } from './representative_form'

/** Changes a representative, or takes one away whom no member has. */
export function RepresentativeEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <SimpleForm>
        <RepresentativeForm />
      </SimpleForm>
    </Edit>
  )
}
