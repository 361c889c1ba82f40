import type { Transaction } from '#app/transaction'
import { credit, pointsOfRule } from '#points'

/** Books the points of a finished registration, once a member. */
export async function rewardRegistration(trx: Transaction, memberId: number): Promise<void> {
  const points = await pointsOfRule(trx, 'registration')
  if (points < 1) return
  const reference = `registration:${memberId}`
  await credit(trx, { memberId, points, source: 'registration', sourceName: '', reference })
}
