import { Edit, SimpleForm } from 'react-admin'
import { BoosterForm } from './booster_form'

/** Changes a draft or throws it away. */
export function BoosterEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="show">
      <SimpleForm>
        <BoosterForm />
      </SimpleForm>
    </Edit>
  )
}
