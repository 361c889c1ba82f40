import { batchesOf, readable, registerDisclosure } from '#app/personal/disclosure'
import OutboxMessage from './models/outbox_message.js'

// Contents are left out: what was sent is gone from here, and what waits may hold a code.
registerDisclosure({
  name: 'messages',
  covers: ['outbox_messages'],
  async *read(memberId) {
    for await (const batch of batchesOf(() => OutboxMessage.query().where({ memberId }))) {
      yield batch.map(({ id, topic, createdAt, doneAt }) => {
        return readable({ id, topic, created_at: createdAt, done_at: doneAt })
      })
    }
  },
})
