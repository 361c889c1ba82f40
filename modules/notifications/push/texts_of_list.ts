import i18nManager from '@adonisjs/i18n/services/main'
import OutboxMessage from '#app/outbox/models/outbox_message'
import { storedLocale } from '#app/stored_locale'
import { findMember, type Member } from '#auth'
import { choicesOf, isOn } from '#notifications/choices/queries/choices_of'
import { keepsQuiet } from '#notifications/choices/quiet_hours'
import { UNREAD_MAX } from '#notifications/constants'
import {
  NotificationTexts,
  type KeptNotifications,
  type KeptText,
  type NotificationText,
} from '#notifications/contracts/notification_texts'
import Notification from '#notifications/list/models/notification'
import { readerOf } from '#notifications/list/notification_text'
import { keyOfOne } from './push_notification.js'

/** Where all of them are read. */
const LIST = '/ertesitesek'

/** Reads notifications from the list. What was read in the shop already is told nobody any more. */
export class TextsOfList extends NotificationTexts {
  async textOf(notificationId: number): Promise<NotificationText | null> {
    const notification = await Notification.find(notificationId)
    if (!notification || notification.readAt !== null) return null
    const member = await findMember(notification.memberId)
    return member && textFor(member, notification)
  }

  async textOfKept(about: KeptNotifications): Promise<KeptText | null> {
    const { memberId, from, until, subscriptionId } = about
    const member = await findMember(memberId)
    if (!member) return null
    const choices = (await choicesOf([memberId]))(memberId)
    const unread = await Notification.query()
      .where({ memberId })
      .where('id', '>=', from)
      .where('createdAt', '<', until)
      .whereNull('readAt')
      .orderBy('id')
      .limit(UNREAD_MAX)
    const alone = await toldAlone(unread, subscriptionId)
    const kept = unread.filter(
      ({ id, topic }) => keepsQuiet(topic) && isOn(choices, topic, 'push') && !alone.has(id)
    )
    const newest = kept.at(-1)
    if (!newest) return null
    const { id } = newest
    const text = await textFor(member, newest)
    const count = kept.length
    if (count === 1) return { ...text, id, count, choices }
    const message = i18nManager.locale(text.locale).t('push.waiting.text', { count })
    return { ...text, message, action: LIST, id, count, choices }
  }
}

/** Those of them of which the browser is told by messages of their own: what came in the last seconds. */
async function toldAlone(notifications: Notification[], subscriptionId: number) {
  const ids = new Map(notifications.map(({ id }) => [keyOfOne(id, subscriptionId), id]))
  const messages = await OutboxMessage.query()
    .whereIn('dedupeKey', [...ids.keys()])
    .select('dedupeKey')
  return new Set(messages.map(({ dedupeKey }) => ids.get(dedupeKey)))
}

async function textFor(member: Member, notification: Notification): Promise<NotificationText> {
  const locale = storedLocale(member.locale)
  const read = await readerOf({ memberId: member.id, locale }, [notification])
  const { message } = read(notification)
  return { memberId: member.id, message, action: notification.action, locale }
}
