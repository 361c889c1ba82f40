import { Edit, SimpleForm } from 'react-admin'
import { WHOLE } from '../../components/whole_show'
import { GameForm } from './game_form'
import { GameTitle } from './game_title'
import { OnlySave } from './only_save'

/** Changes a game; once it is published only its texts. */
export function GameEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="show" queryOptions={WHOLE} title={<GameTitle />}>
      <SimpleForm toolbar={<OnlySave />}>
        <GameForm />
      </SimpleForm>
    </Edit>
  )
}
