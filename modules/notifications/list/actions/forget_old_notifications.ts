import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { KEPT_DAYS } from '#notifications/constants'
import Notification from '../models/notification.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** Removed at once at most, so that nobody waits for the lock for long; the rest is for the next round. */
const BATCH = 5000

/** Removes notifications whose time is over. */
export async function forgetOldNotifications({ client }: Transaction): Promise<void> {
  const oldest = clock.now() - KEPT_DAYS * DAY_MS
  const over = Notification.query({ client }).where('createdAt', '<', oldest).limit(BATCH)
  await Notification.query({ client }).whereIn('id', over.select('id')).delete()
}
