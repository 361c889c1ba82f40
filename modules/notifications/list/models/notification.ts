import type { NoticeType } from '#app/outbox/notices'
import type { NoticeTopic } from '#app/rules/notification_topics'
import { NotificationSchema } from '#database/schema'

/** Something a member was told. */
export default class Notification extends NotificationSchema {
  declare topic: NoticeTopic

  declare type: NoticeType
}
