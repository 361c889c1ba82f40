import { recordAudit, type Actor } from '#app/audit/audit'
import { carriedOut, carryOutAgain, type Window } from '#app/outbox/carried_out'
import { transaction } from '#app/transaction'
import {
  eventIdOf,
  PARTNER_EVENT,
  type PartnerEvent,
  type PartnerEventType,
} from './partner_event.js'

/** Events of one transaction. */
const AT_ONCE_MAX = 1000

/** Which events are meant; what is left out narrows nothing. */
export interface WantedEvents extends Window {
  memberId?: number
  type?: PartnerEventType
}

/** An event that a partner took. Instants in ms UTC. */
export interface ToldEvent {
  /** As the partner knows it. */
  id: string
  type: PartnerEventType
  happened_at: number
  told_at: number
  attempts: number
  data: PartnerEvent['data']
}

/** Events of a window, and those of which nobody knows any more what they said. */
export interface FoundEvents {
  events: ToldEvent[]
  /** Numbers of their messages, in the same order. */
  messageIds: number[]
  gone: number
}

/** The events that a partner took in a window, a batch at a time. */
export async function* eventsTold({
  memberId,
  type,
  ...window
}: WantedEvents): AsyncGenerator<FoundEvents> {
  for await (const batch of carriedOut(PARTNER_EVENT, window)) {
    const found: FoundEvents = { events: [], messageIds: [], gone: 0 }
    for (const { id, payload, attempts, doneAt } of batch) {
      if (!payload) {
        found.gone++
        continue
      }
      const { type: kind, data, happenedAt } = payload
      if (type !== undefined && kind !== type) continue
      if (memberId !== undefined && data.id !== memberId) continue
      const times = { happened_at: happenedAt, told_at: doneAt }
      found.events.push({ id: eventIdOf(id), type: kind, ...times, attempts, data })
      found.messageIds.push(id)
    }
    yield found
  }
}

/**
 * Sends events that a partner took once more, each under the id it had: who keeps ids takes none twice.
 *
 * @param messageIds as `eventsTold` named them
 * @param onSent hears how many were put back so far, after their transaction; what it throws ends the work there
 * @returns how many there were
 */
export async function replayEvents(
  messageIds: number[],
  by: Actor,
  onSent: (events: number) => void = () => {}
): Promise<number> {
  let sent = 0
  for (let from = 0; from < messageIds.length; from += AT_ONCE_MAX) {
    const some = messageIds.slice(from, from + AT_ONCE_MAX)
    sent += await transaction(async (trx) => {
      const count = await carryOutAgain(trx, some)
      const subject = { type: 'shop', id: 0 }
      const detail = `${eventIdOf(some[0])} … ${eventIdOf(some.at(-1)!)}: ${count}`
      if (count) await recordAudit(trx, { by, action: 'partner_event.replayed', subject, detail })
      return count
    })
    onSent(sent)
  }
  return sent
}
