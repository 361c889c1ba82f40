import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { keysBefore } from '../../draw/again.js'
import { DrawAlreadyFrozen, SamePerson } from '../exceptions.js'
import Draw from '../models/draw.js'
import DrawExclusion from '../models/draw_exclusion.js'
import { tellExcluded } from '../exclusion_notice.js'
import DrawFile from '../models/draw_file.js'

/** Why a person leaves a member out; who won before is left out by itself. */
export const EXCLUDING = ['staff', 'harvest', 'duplicate_person', 'rules'] as const

/** Who shall not take part in a draw, and why. */
export interface ExclusionWanted {
  drawId: number
  memberId: number
  reason: (typeof EXCLUDING)[number]
  by: Actor
}

/**
 * Leaves a member out of a draw: one person asks, another agrees by asking for the same. Only before the list is out,
 * so before anybody can know whom it helps. The member is told.
 *
 * @returns false where a second person has to agree
 * @throws draw_already_frozen, same_person
 */
export async function excludeMember(trx: Transaction, wanted: ExclusionWanted): Promise<boolean> {
  const { drawId, memberId, reason, by } = wanted
  const draw = await Draw.query(trx).where({ id: drawId }).forUpdate().firstOrFail()
  if (draw.state !== 'draft' && draw.state !== 'committed') throw new DrawAlreadyFrozen()
  if (await isKnown(trx, draw)) throw new DrawAlreadyFrozen()
  const staffId = by.staffId ?? 0
  const subject = { type: 'draw', id: drawId }
  const detail = `${memberId} ${reason}`
  const asked = await DrawExclusion.query(trx).where({ drawId, memberId }).first()
  if (!asked || asked.reason !== reason) {
    if (asked?.agreedBy) return true
    await asked?.delete()
    const row = { drawId, memberId, reason, askedBy: staffId, askedAt: clock.now() }
    await DrawExclusion.create(row, trx)
    await recordAudit(trx, { by, action: 'draw.exclusion_asked', subject, detail })
    return false
  }
  if (asked.agreedBy !== null) return true
  if (asked.askedBy === staffId) throw new SamePerson()
  await asked.merge({ agreedBy: staffId, agreedAt: clock.now() }).save()
  await tellExcluded(trx, draw, memberId)
  await recordAudit(trx, { by, action: 'draw.member_excluded', subject, detail })
  return true
}

/** The list of the void draw in whose place this one comes was out: everybody knows whom it would help. */
async function isKnown(trx: Transaction, { promotionId, key }: Draw): Promise<boolean> {
  const lists = keysBefore(key).map((before) => `${before}.tickets.txt`)
  const files = DrawFile.query(trx).where({ promotionId }).whereIn('name', lists)
  return (await files.first()) !== null
}
