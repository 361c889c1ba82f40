import { BaseTransformer } from '@adonisjs/core/transformers'
import type Notification from '../models/notification.js'
import type { ReadNotification } from '../notification_text.js'

/** A notification as its member reads it; instants in epoch milliseconds. @source requirements D-28 */
export default class NotificationTransformer extends BaseTransformer<Notification> {
  constructor(
    notification: Notification,
    protected read: (notification: Notification) => ReadNotification
  ) {
    super(notification)
  }

  toObject() {
    const { id, type, readAt, createdAt, action } = this.resource
    const { message, title } = this.read(this.resource)
    return {
      id,
      type,
      read_at: readAt,
      created_at: createdAt,
      data: {
        message,
        action,
        actions: action === null ? [] : [{ action, title, disabled: false }],
      },
    }
  }
}
