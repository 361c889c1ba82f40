import type { Exclusion } from '../../contracts/ticket_source.js'
import DrawExclusion from '../models/draw_exclusion.js'

/** Why two people left a member out of a draw; undefined where they did not. */
export async function exclusionOf(
  drawId: number,
  memberId: number
): Promise<Exclusion | undefined> {
  const known = DrawExclusion.query().where({ drawId, memberId }).whereNotNull('agreedBy')
  return (await known.first())?.reason as Exclusion | undefined
}
