import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { SUPPRESSIONS_KEPT_DAYS } from './constants.js'
import SuppressedAddress from './models/suppressed_address.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** Removed at once at most, so that nobody waits for the lock for long; the rest is for the next round. */
const BATCH = 5000

/** Forgets what nobody has reported again for a long time. */
export async function forgetOldSuppressions({ client }: Transaction): Promise<void> {
  const oldest = clock.now() - SUPPRESSIONS_KEPT_DAYS * DAY_MS
  const over = SuppressedAddress.query({ client }).where('reportedAt', '<', oldest).limit(BATCH)
  await SuppressedAddress.query({ client }).whereIn('id', over.select('id')).delete()
}
