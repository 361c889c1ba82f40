import transmit from '@adonisjs/transmit/services/main'
import { clock } from '#app/clock'
import { serialized } from '#app/http/serialized'
import { storedLocale } from '#app/stored_locale'
import type { Member } from '#auth'
import Notification from './models/notification.js'
import { readerOf } from './notification_text.js'
import { unreadOf } from './queries/unread_sql.js'
import NotificationTransformer from './transformers/notification_transformer.js'

/** Which notifications were read: some, or all up to one. */
export type ReadOnes = { ids: number[] } | { up_to: number }

/** A member with the language of its pages. */
type ReadingMember = Pick<Member, 'id' | 'locale'>

/** Tells the open pages of members what is new; a page that misses it asks again when it is back. @source requirements N-19 */
export async function tellOpenPages(members: ReadingMember[], ids: number[]): Promise<void> {
  const locales = new Map(members.map(({ id, locale }) => [id, locale]))
  for (const notification of await Notification.query().whereIn('id', ids).orderBy('id')) {
    const { memberId } = notification
    const locale = storedLocale(locales.get(memberId))
    const read = await readerOf({ memberId, locale }, [notification])
    const shown = NotificationTransformer.transform(notification, read)
    await tell(memberId, {
      event: 'notification.created',
      notification: await serialized(shown),
    })
  }
}

/** The same where many are told at once, most of whom have no page open: others than those of this process ask again. */
export async function tellPagesThatAreOpen(
  told: (ReadingMember & { notificationId: number })[]
): Promise<void> {
  const open = told.filter(({ id }) => transmit.getSubscribersFor(channelOf(id)).length > 0)
  const ids = open.map(({ notificationId }) => notificationId)
  if (ids.length) await tellOpenPages(open, ids)
}

/** Tells the open pages of a member what was read on another one. */
export async function tellRead(memberId: number, read: ReadOnes): Promise<void> {
  await tell(memberId, { event: 'notification.read', ...read })
}

/** The count is the whole one, and of two messages the one with the later `at` holds. */
async function tell(memberId: number, message: object) {
  // Before the count is read: the message of the last change then has the last of all counts.
  const at = clock.now()
  const count = await unreadOf(memberId)
  transmit.broadcast(channelOf(memberId), { ...message, count, at })
}

const channelOf = (memberId: number) => `users/${memberId}/notifications`
