import { DeliveryFailure, type FailureReason } from './failures.js'
import type { Topic } from './topic.js'

/** A message as its handler sees it. */
export interface DueMessage<Payload = unknown> {
  id: number
  topic: string
  /** The receiver's protection against a second delivery of the same message. */
  dedupeKey: string
  memberId: number | null
  payload: Payload
  /** How often it was tried, this time included. */
  attempts: number
  /** Milliseconds UTC. */
  createdAt: number
  /** From when on its time to be tried counts anew, in ms UTC; null where it counts from the beginning. */
  resentAt?: number | null
  /** Since when nobody knows whether an earlier try that costs money has gone, in ms UTC; null where none is open. */
  sendingAt?: number | null
}

/** Carries a message out; what it throws is the reason for another try later. */
export type OutboxHandler<Payload = unknown> = (message: DueMessage<Payload>) => Promise<void>

/** Thrown by a handler: no further try can succeed, so the message is laid aside at once. */
export class UndeliverableMessage extends DeliveryFailure {}

/** Thrown by a handler that was told when to come again. */
export class TryLater extends DeliveryFailure {
  constructor(
    readonly seconds: number,
    message = `Told to come again in ${seconds} s`,
    reason: FailureReason = 'busy'
  ) {
    super(message, reason)
  }
}

/** Thrown by a handler where the other side takes nothing for now: neither the try nor the time it takes counts. */
export class NotYet extends TryLater {}

const handlers = new Map<string, OutboxHandler>()

/** Binds a topic to its handler; called once at start by the module that owns the topic. */
export function registerOutboxHandler<Payload>(
  topic: Topic<Payload>,
  handler: OutboxHandler<NoInfer<Payload>>
): void {
  // What was sent under a topic is what its declaration says: `sendLater` takes nothing else.
  handlers.set(topic, handler as OutboxHandler)
}

/** The topics somebody carries out here; messages of others wait. */
export function handledTopics(): string[] {
  return [...handlers.keys()]
}

/** The handler of a topic. */
export function handlerOf(topic: string): OutboxHandler | undefined {
  return handlers.get(topic)
}
