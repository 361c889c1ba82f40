import { topic } from '#app/outbox/topic'

/** The kinds of events. */
export type PartnerEventType =
  | 'member.created'
  | 'member.changed'
  | 'member.erased'
  | 'members.changed'
  | 'consent.changed'
  | 'order.changed'

/** What partners hear of. It names who and what it is about and says nothing of them: who may know more reads it. */
export interface PartnerEvent {
  type: PartnerEventType
  /** Milliseconds UTC. */
  happenedAt: number
  data: Record<string, string | number | boolean | null>
}

/** Events for the program of a partner. Those of the member itself are nobody's message, so that an erasure is told as well. */
export const PARTNER_EVENT = topic<PartnerEvent>('partner_event', {
  lane: 'partners',
  isKept: true,
})

/** The name a partner knows an event by, in every try and repetition. */
export function eventIdOf(messageId: number): string {
  return `evt_${messageId}`
}
