import { Create, SimpleForm } from 'react-admin'
import { ParticipatingForm } from './participating_form'

/** A new sticker-marked product; without a position it is the last one members see. */
export function ParticipatingCreate() {
  return (
    <Create redirect="list">
      <SimpleForm>
        <ParticipatingForm />
      </SimpleForm>
    </Create>
  )
}
