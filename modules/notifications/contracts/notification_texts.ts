import type { Locale } from '#config/i18n'
import type { Choices } from '../choices/queries/choices_of.js'

/** A notification as its member reads it now. */
export interface NotificationText {
  memberId: number
  message: string
  /** A path of this shop; null where there is nowhere to go. */
  action: string | null
  locale: Locale
}

/** Notifications of one member that were kept until the quiet hours were over. */
export interface KeptNotifications {
  memberId: number
  /** The first of them. */
  from: number
  /** When the hours ended, in ms UTC. */
  until: number
  /** The browser that is told. */
  subscriptionId: number
}

/** What is left of them, as one message. */
export interface KeptText extends NotificationText {
  /** The newest one. */
  id: number
  count: number
  /** How their member wants to be told. */
  choices: Choices
}

/** Reads notifications in the language of their members, when they are sent. */
export abstract class NotificationTexts {
  /** @returns null where the notification, or its member, is gone, and where it was read already */
  abstract textOf(notificationId: number): Promise<NotificationText | null>

  /** @returns null where nothing is left that is told by push and was not read */
  abstract textOfKept(kept: KeptNotifications): Promise<KeptText | null>
}
