import { Create, SimpleForm } from 'react-admin'
import { BoosterForm } from './booster_form'

/** A new draft; it gives nothing until somebody switches it on. */
export function BoosterCreate() {
  return (
    <Create redirect="show">
      <SimpleForm>
        <BoosterForm />
      </SimpleForm>
    </Create>
  )
}
