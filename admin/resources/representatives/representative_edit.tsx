import { Edit, SimpleForm } from 'react-admin'
import { HISTORY_ABOVE } from '../../components/record_history'
import { RepresentativeForm } from './representative_form'

/** Changes a representative, or takes one away whom no member has. */
export function RepresentativeEdit() {
  return (
    <Edit actions={HISTORY_ABOVE} mutationMode="pessimistic" redirect="list">
      <SimpleForm>
        <RepresentativeForm />
      </SimpleForm>
    </Edit>
  )
}
