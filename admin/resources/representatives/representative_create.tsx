import { Create, SimpleForm } from 'react-admin'
import { RepresentativeForm } from './representative_form'

/** A new representative. */
export function RepresentativeCreate() {
  return (
    <Create redirect="list">
      <SimpleForm>
        <RepresentativeForm />
      </SimpleForm>
    </Create>
  )
}
