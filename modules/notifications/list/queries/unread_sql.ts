import { rowsByKey } from '#app/database/batched'
import { shopReader } from '#app/database/engine'
import { UNREAD_MAX } from '#notifications/constants'
import type Notification from '../models/notification.js'

const find = rowsByKey<number, Pick<Notification, 'memberId'> & { unread: number }>({
  database: shopReader,
  select: (memberId) => `SELECT member_id AS "memberId", COUNT(*) AS unread FROM notifications
    WHERE read_at IS NULL AND member_id = ${memberId} GROUP BY member_id`,
  type: 'bigint',
  keyOf: ({ memberId }) => memberId,
})

/** How many notifications of a member are unread, counted up to UNREAD_MAX: every page of the member asks it. */
export async function unreadOf(memberId: number): Promise<number> {
  const [row] = await find(memberId)
  return Math.min(Number(row?.unread ?? 0), UNREAD_MAX)
}
