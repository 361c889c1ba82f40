import { notify, type Notice } from '#app/outbox/notices'
import { runOutboxOnce } from '#app/outbox/worker'
import { transaction } from '#app/transaction'
import Notification from '#notifications/list/models/notification'

let told = 0

/** A notice about an order, unless another one is wanted. */
export function notice(changed: Partial<Notice> = {}): Notice {
  return {
    topic: 'order',
    type: 'info',
    key: 'order_shipped',
    values: { order: '12' },
    path: '/rendelesek/12',
    ...changed,
  }
}

/** Tells a member so many things, each in a transaction of its own; answers their notifications, oldest first. */
export async function givenNotifications(
  member: { id: number },
  count = 1,
  changed: Partial<Notice> = {}
): Promise<Notification[]> {
  const keys = Array.from({ length: count }, () => `test:${++told}`)
  for (const dedupeKey of keys) {
    await transaction((trx) =>
      notify(trx, { memberId: member.id, dedupeKey, notice: notice(changed) })
    )
  }
  await runOutboxOnce()
  const dedupeKeys = keys.map((key) => `notice:${key}:${member.id}`)
  return Notification.query().whereIn('dedupeKey', dedupeKeys).orderBy('id')
}

/** Carries out what waits; answers the keys of what the member was told, oldest first. */
export async function toldTo(member: { id: number }): Promise<string[]> {
  await runOutboxOnce()
  const own = await Notification.query().where('memberId', member.id).orderBy('id')
  return own.map(({ textKey }) => textKey)
}
