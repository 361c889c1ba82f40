import OutboxMessage from './models/outbox_message.js'

/** A message that is being sent or was sent: whom it is about, and when it was written in ms UTC. */
export type SentMessage = Pick<OutboxMessage, 'id' | 'memberId' | 'createdAt'>

/** A message by its number; null where it is forgotten or its member was deleted. */
export function findMessage(id: number): Promise<SentMessage | null> {
  return OutboxMessage.find(id)
}
