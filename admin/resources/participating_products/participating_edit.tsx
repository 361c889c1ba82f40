import { Edit, SaveButton, SimpleForm, Toolbar } from 'react-admin'
import { FormHead } from '../../components/form_head'
import { ParticipatingForm } from './participating_form'
import { ParticipatingState } from './participating_state'

/** Changes a sticker-marked product or ends it; its stickers hang on it, so it is never deleted. */
export function ParticipatingEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <FormHead
        state={<ParticipatingState />}
        facts={{ points: 'figure', open_batches: 'figure' }}
      />
      <SimpleForm toolbar={<OnlySave />}>
        <ParticipatingForm />
      </SimpleForm>
    </Edit>
  )
}

function OnlySave() {
  return (
    <Toolbar>
      <SaveButton />
    </Toolbar>
  )
}
