import { Edit, SimpleForm } from 'react-admin'
import { HISTORY_ABOVE } from '../../components/record_history'
import { ProfessionForm } from './profession_form'

/** Changes a profession, switches it off, or takes it away while nobody chose it. */
export function ProfessionEdit() {
  return (
    <Edit actions={HISTORY_ABOVE} mutationMode="pessimistic" redirect="list">
      <SimpleForm>
        <ProfessionForm />
      </SimpleForm>
    </Edit>
  )
}
