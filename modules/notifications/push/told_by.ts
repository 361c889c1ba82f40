import app from '@adonisjs/core/services/app'
import type { Choices } from '../choices/queries/choices_of.js'
import { NotificationTexts, type NotificationText } from '../contracts/notification_texts.js'
import type { PushPayload } from './push_notification.js'

/** What a message tells when it is sent. */
export interface Told extends NotificationText {
  /** The notification, or the newest one. */
  id: number
  tag: string
  /** How its member wants to be told, where that was asked for. */
  choices?: Choices
}

/** Of several messages of this kind a phone shows the last one. */
const SEVERAL = 'kept'

/**
 * What is told by a message to a member now.
 *
 * @returns null where there is nothing left to tell
 */
export async function toldBy(payload: PushPayload, memberId: number): Promise<Told | null> {
  const { notificationId: id, tag, keptUntil, subscriptionId } = payload
  const texts = await app.container.make(NotificationTexts)
  if (keptUntil === undefined) {
    const text = await texts.textOf(id)
    return text?.memberId === memberId ? { ...text, id, tag } : null
  }
  const kept = { memberId, from: id, until: keptUntil, subscriptionId }
  const text = await texts.textOfKept(kept)
  if (!text) return null
  if (text.count > 1) return { ...text, tag: SEVERAL }
  return { ...text, tag: text.id === id ? tag : `notification:${text.id}` }
}
