import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { credit, pointsOfRule } from '#points'

/** Books the points of a finished registration, once a member. */
export async function rewardRegistration(
  trx: TransactionClientContract,
  memberId: number
): Promise<void> {
  const points = await pointsOfRule(trx, 'registration')
  if (points < 1) return
  const reference = `registration:${memberId}`
  await credit(trx, { memberId, points, source: 'registration', sourceName: '', reference })
}
