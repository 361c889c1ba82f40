import { inBatches, readable, registerDisclosure } from '#app/personal/disclosure'

const SENT = `SELECT id, topic, created_at, done_at FROM outbox_messages
  WHERE member_id = ? AND id > ? ORDER BY id`

// Contents are left out: what was sent is gone from here, and what waits may hold a code.
registerDisclosure({
  name: 'messages',
  covers: ['outbox_messages'],
  async *read(memberId) {
    type Row = { id: number; topic: string; created_at: number; done_at: number | null }
    const wanted = { memberId, key: 'id', after: 0 } as const
    for await (const batch of inBatches<Row>(SENT, wanted)) {
      yield batch.map(readable)
    }
  },
})
