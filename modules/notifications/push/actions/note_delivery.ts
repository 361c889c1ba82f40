import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { PUSH_FAILURES_MAX, PUSH_SILENT_MS } from '#notifications/constants'
import PushSubscription from '../models/push_subscription.js'

/** Ends a subscription that nobody takes messages from any more. */
export async function removeSubscription(id: number): Promise<void> {
  await transaction(async (trx) => void (await PushSubscription.query(trx).where({ id }).delete()))
}

/** Notes that a message got through; a browser that takes many is not written down for each. */
export async function noteDelivery(row: PushSubscription): Promise<void> {
  const now = clock.now()
  const isFresh = row.lastSuccessAt !== null && now - row.lastSuccessAt < PUSH_SILENT_MS
  if (isFresh && row.failures === 0) return
  await transaction(async (trx) => {
    const same = PushSubscription.query(trx).where({ id: row.id })
    await same.update({ failures: 0, lastSuccessAt: now })
  })
}

/**
 * Notes that a message did not get through. After ten in a row the subscription goes, where nothing got through for a
 * day either: a service that is down for an hour ends none.
 */
export async function noteFailure(row: PushSubscription): Promise<void> {
  await transaction(async (trx) => {
    const found = await PushSubscription.query(trx).where({ id: row.id }).forUpdate().first()
    if (!found) return
    const failures = found.failures + 1
    const silentSince = found.lastSuccessAt ?? found.createdAt
    const isOver = failures >= PUSH_FAILURES_MAX && clock.now() - silentSince >= PUSH_SILENT_MS
    await (isOver ? found.delete() : found.merge({ failures }).save())
  })
}
