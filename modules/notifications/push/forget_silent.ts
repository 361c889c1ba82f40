import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { PUSH_KEPT_MS } from '#notifications/constants'
import PushSubscription from './models/push_subscription.js'

/** Removes subscriptions that have ended, and those nobody has heard of for half a year. */
export async function forgetSilentSubscriptions(trx: Transaction): Promise<void> {
  const now = clock.now()
  await PushSubscription.query(trx).where('expirationTime', '<=', now).delete()
  const unseen = PushSubscription.query(trx).where('seenAt', '<=', now - PUSH_KEPT_MS)
  await unseen
    .where(
      (row) =>
        void row.whereNull('lastSuccessAt').orWhere('lastSuccessAt', '<=', now - PUSH_KEPT_MS)
    )
    .delete()
}
