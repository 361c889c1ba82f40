import { Folded } from '../../components/folded'
import { DaysField } from '../../components/days_field'
import { GamePhase } from './game_phase'
import { GameTitle } from './game_title'

/** Which game, when, and where it is in its life. */
export function FoldedGame() {
  return <Folded title={<GameTitle />} details={<DaysField />} state={<GamePhase />} />
}
