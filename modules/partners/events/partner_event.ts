import { topic } from '#app/outbox/topic'

/** What partners hear of. It names who and what it is about and says nothing of them: who may know more reads it. */
export interface PartnerEvent {
  type:
    | 'member.created'
    | 'member.changed'
    | 'member.erased'
    | 'members.changed'
    | 'consent.changed'
    | 'order.changed'
  /** Milliseconds UTC. */
  happenedAt: number
  data: Record<string, string | number | boolean | null>
}

/** Events for the program of a partner. Those of the member itself are nobody's message, so that an erasure is told as well. */
export const PARTNER_EVENT = topic<PartnerEvent>('partner_event', { lane: 'partners' })
