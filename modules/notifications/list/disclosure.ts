import { batchesOf, readable, type Disclosure } from '#app/personal/disclosure'
import Notification from './models/notification.js'
import { readerOf } from './notification_text.js'

/** What a member was told, in the language the member asks in. */
export const notificationsDisclosure: Disclosure = {
  name: 'notifications',
  covers: ['notifications'],
  async *read(memberId, locale) {
    for await (const batch of batchesOf(() => Notification.query().where({ memberId }))) {
      const read = await readerOf({ memberId, locale }, batch)
      yield batch.map((notification) => {
        const { id, topic, createdAt, readAt } = notification
        const { message: text } = read(notification)
        return readable({ id, topic, text, created_at: createdAt, read_at: readAt })
      })
    }
  },
}
