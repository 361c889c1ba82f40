import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { DeedOutdated } from '#points/exceptions'
import type { BoosterSeen } from './deed.js'

const SEEN = 'SELECT updated_at AS "updatedAt" FROM boosters WHERE id = ?'

/** A booster as it is now. */
export async function boosterSeen(trx: Transaction, id: number): Promise<BoosterSeen> {
  const [seen] = await rows<BoosterSeen>(trx, SEEN, [id])
  return { updatedAt: Number(seen?.updatedAt ?? 0) }
}

/** @throws deed_outdated where the booster is not the one that somebody saw */
export async function mustBeAsSeen(
  trx: Transaction,
  id: number,
  { updatedAt }: BoosterSeen
): Promise<void> {
  if ((await boosterSeen(trx, id)).updatedAt !== updatedAt) throw new DeedOutdated()
}
