import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { toldReason, type FailureReason } from './failures.js'
import OutboxMessage from './models/outbox_message.js'

/**
 * What became of a message so far. waiting: it is tried, perhaps again; dead: laid aside until somebody sends it again or
 * closes it; closed: that is done; sent: it was carried out.
 */
export const MESSAGE_STATES = ['waiting', 'dead', 'closed', 'sent'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** Which messages are wanted; what is left out narrows nothing. */
export interface MessageFilter {
  state?: MessageState
  topic?: string
  /** Milliseconds UTC: written from, and before. */
  from?: number
  until?: number
}

/** A message without anything it says. Instants in ms UTC. */
export interface ListedMessage {
  id: number
  topic: string
  member_id: number | null
  state: MessageState
  attempts: number
  /** Of the last failure; null before the first one. */
  reason: FailureReason | null
  /** A status or a code of the other side. */
  reason_detail: string | null
  created_at: number
  /** When it is tried next; null where it is not. */
  next_at: number | null
  /** When it was laid aside. */
  dead_at: number | null
  /** When it was carried out or closed. */
  done_at: number | null
}

type Messages = ModelQueryBuilderContract<typeof OutboxMessage>

/** The messages a filter means. */
export function messagesLike({ state, topic, from, until }: MessageFilter): Messages {
  const found = OutboxMessage.query()
  if (state) STATES[state](found)
  if (topic) found.where({ topic })
  if (from !== undefined) found.where('createdAt', '>=', from)
  if (until !== undefined) found.where('createdAt', '<', until)
  return found
}

/** A message as it is listed. */
export function listed(message: OutboxMessage): ListedMessage {
  const { reason, detail } = toldReason(message.lastError)
  const state = stateOf(message)
  return {
    id: message.id,
    topic: message.topic,
    member_id: message.memberId,
    state,
    attempts: message.attempts,
    reason: message.lastError === null ? null : reason,
    reason_detail: detail,
    created_at: message.createdAt,
    next_at: state === 'waiting' ? message.nextAt : null,
    dead_at: message.deadAt,
    done_at: message.doneAt,
  }
}

const STATES: Record<MessageState, (messages: Messages) => Messages> = {
  waiting: (messages) => messages.whereNull('doneAt').whereNull('deadAt'),
  dead: (messages) => messages.whereNull('doneAt').whereNotNull('deadAt'),
  closed: (messages) => messages.whereNotNull('doneAt').whereNotNull('deadAt'),
  sent: (messages) => messages.whereNotNull('doneAt').whereNull('deadAt'),
}

function stateOf({ doneAt, deadAt }: OutboxMessage): MessageState {
  if (doneAt !== null) return deadAt === null ? 'sent' : 'closed'
  return deadAt === null ? 'waiting' : 'dead'
}
