import type { Translate } from '../point_rules/rule_sentence'

/** States of a message, as the server names them. */
export const STATES = ['dead', 'waiting', 'closed', 'sent'] as const

/** A message as the server tells it, without anything it says; instants in ms UTC. */
export interface Message {
  id: number
  topic: string
  member_id: number | null
  state: (typeof STATES)[number]
  attempts: number
  /** Why it failed last; null before the first failure. */
  reason: string | null
  /** A status or a code of the other side. */
  reason_detail: string | null
  created_at: number
  next_at: number | null
}

/** A kind of message in words; one that has none keeps its name. Dots lead to other texts. */
export function topicText(topic: string, translate: Translate): string {
  return translate(`messages.topic.${topic.replaceAll('.', '_')}`, { _: topic })
}
