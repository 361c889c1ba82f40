import { Create, SimpleForm } from 'react-admin'
import { ProfessionForm } from './profession_form'

/** A new profession; without a position it is the last one members see. */
export function ProfessionCreate() {
  return (
    <Create redirect="list">
      <SimpleForm>
        <ProfessionForm />
      </SimpleForm>
    </Create>
  )
}
