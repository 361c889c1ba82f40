import { Edit, SaveButton, SimpleForm, Toolbar } from 'react-admin'
import { ParticipatingForm } from './participating_form'

/** Changes a sticker-marked product or ends it; its stickers hang on it, so it is never deleted. */
export function ParticipatingEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <SimpleForm warnWhenUnsavedChanges toolbar={<OnlySave />}>
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
