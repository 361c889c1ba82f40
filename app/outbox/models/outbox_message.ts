import { OutboxMessageSchema } from '#database/schema'

/** An effect that must not be lost, until it is carried out. */
export default class OutboxMessage extends OutboxMessageSchema {}
