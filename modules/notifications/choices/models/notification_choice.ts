import type { NoticeSwitch } from '#app/rules/notification_topics'
import { NotificationChoiceSchema } from '#database/schema'

/** How a member wants to be told. */
export default class NotificationChoice extends NotificationChoiceSchema {
  static selfAssignPrimaryKey = true

  declare switched: Partial<Record<NoticeSwitch, boolean>>
}
