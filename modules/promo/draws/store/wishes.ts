import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { Forbidden } from '#app/exceptions/page_exceptions'
import type { Transaction } from '#app/transaction'
import { activeRoles } from '#auth'
import { SamePerson } from '../exceptions.js'
import DrawWish from '../models/draw_wish.js'

/** Who wants something waits so long for a second person, in ms. */
export const WISH_LASTS_MS = 24 * 3_600_000

/** Steps that one person wants and another agrees to. */
export type WishKind =
  'commit' | 'freeze' | 'run' | 'void' | 'hand_over' | 'vacate' | 'names' | 'again'

/** Who wants which step of which draw. */
export interface Wish {
  drawId: number
  kind: WishKind
  /** The place, the reason or the digits that both have to mean. */
  about?: string | number
  by: Actor
}

/**
 * Notes that a person wants a step, or that a second one agrees to it.
 *
 * @returns true where two people want it now
 * @throws same_person
 */
export async function isAgreed(
  trx: Transaction,
  { drawId, kind, about, by }: Wish
): Promise<boolean> {
  const staffId = by.staffId ?? 0
  const subject = { type: 'draw', id: drawId }
  const wanted = { drawId, kind: about === undefined ? kind : `${kind} ${about}` }
  const asked = await DrawWish.query(trx).where(wanted).forUpdate().first()
  const [standing] = asked ? await standingWishes([asked], trx) : []
  if (!standing) {
    await asked?.delete()
    await DrawWish.create({ ...wanted, askedBy: staffId, askedAt: clock.now() }, trx)
    await recordAudit(trx, { by, action: 'draw.asked', subject, detail: wanted.kind })
    return false
  }
  if (standing.askedBy === staffId) throw new SamePerson()
  await standing.delete()
  return true
}

/** Those that still count: asked within a day, by somebody whose account is open. */
export async function standingWishes(wishes: DrawWish[], trx?: Transaction): Promise<DrawWish[]> {
  if (!wishes.length) return []
  const active = await activeRoles([...new Set(wishes.map(({ askedBy }) => askedBy))], trx)
  const since = clock.now() - WISH_LASTS_MS
  return wishes.filter(({ askedAt, askedBy }) => askedAt > since && active.has(askedBy))
}

/** @throws forbidden where no administrator acts */
export async function refuseUnlessAdmin(trx: Transaction, { staffId = 0 }: Actor): Promise<void> {
  if ((await activeRoles([staffId], trx)).get(staffId) !== 'admin') throw new Forbidden()
}
