import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import OutboxMessage from './models/outbox_message.js'

/** A message that is being sent or was sent: whom it is about, and when it was written in ms UTC. */
export type SentMessage = Pick<OutboxMessage, 'id' | 'memberId' | 'createdAt'>

/** A message by its number; null where it is forgotten or its member was deleted. */
export function findMessage(id: number): Promise<SentMessage | null> {
  return OutboxMessage.find(id)
}

/**
 * Notes that a message which costs money is about to be sent: a process that ends now leaves it unknown whether it has gone. What
 * the try throws is known, and takes the note away.
 */
export async function noteSending(trx: Transaction, id: number): Promise<void> {
  await OutboxMessage.query(trx).where({ id }).update({ sendingAt: clock.now() })
}
