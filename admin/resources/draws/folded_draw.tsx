import { Folded } from '../../components/folded'
import { GameTitle } from '../promotions/game_title'
import { DrawLabel } from './draw_label'
import { DrawState } from './draw_state'
import { NextOfDraw } from './next_of_draw'

/** Which draw of which game, what comes next, and where it stands. */
export function FoldedDraw() {
  return (
    <Folded
      title={<DrawLabel />}
      details={
        <>
          <GameTitle />
          <br />
          <NextOfDraw />
        </>
      }
      state={<DrawState />}
    />
  )
}
