import { clock } from '#app/clock'
import { afterCommit, transaction } from '#app/transaction'
import { NotFound } from '#app/exceptions/page_exceptions'
import Notification from '../models/notification.js'
import { tellRead } from '../open_pages.js'

/**
 * Marks a notification of a member as read; the first time counts.
 *
 * @throws not_found where the member has none of this number
 */
export function markRead(own: { id: number; memberId: number }): Promise<Notification> {
  return transaction(async (trx) => {
    const { client } = trx
    const found = () => Notification.query({ client }).where(own)
    const unread = await found().whereNull('readAt').update({ readAt: clock.now() })
    const notification = await found().first()
    if (!notification) throw new NotFound()
    if (Number(unread) > 0) afterCommit(trx, () => tellRead(own.memberId, { ids: [own.id] }))
    return notification
  })
}

/** Marks everything as read that a member was told until now; what comes meanwhile stays unread. */
export function markAllRead(memberId: number): Promise<void> {
  return transaction(async (trx) => {
    const own = () => Notification.query({ client: trx.client }).where({ memberId })
    const newest = await own().orderBy('id', 'desc').first()
    if (!newest) return
    const { id } = newest
    await own().whereNull('readAt').where('id', '<=', id).update({ readAt: clock.now() })
    afterCommit(trx, () => tellRead(memberId, { up_to: id }))
  })
}
