import { clock } from '#app/clock'
import { askOutside, OutsideFailure, type OutsideAnswer } from '#app/http/ask_outside'
import { signatureOf } from '#app/http/signed_call'
import { DeliveryFailure } from '#app/outbox/failures'
import { TryLater, UndeliverableMessage, type DueMessage } from '#app/outbox/handlers'
import { EVENT_ANSWER_MS } from '../constants.js'
import { endpoint, type Endpoint } from './endpoint.js'
import { eventIdOf, type PartnerEvent } from './partner_event.js'

/**
 * Sends an event, signed anew with each try and under the same id, so that a partner who got it twice knows.
 *
 * @source https://www.standardwebhooks.com
 */
export async function sendEvent(message: DueMessage<PartnerEvent>): Promise<void> {
  const to = endpoint()
  if (!to) throw new UndeliverableMessage('No partner is told of anything', 'not_set_up')
  const { status, retryAfter } = await ask(to, message)
  if (status >= 200 && status < 300) return
  if (status === 410) throw new UndeliverableMessage('The partner wants no events', 'refused', 410)
  const seconds = Number(retryAfter)
  if ((status === 429 || status === 503) && seconds > 0) throw new TryLater(seconds)
  throw new DeliveryFailure(`The partner answered ${status}`, 'refused', status)
}

async function ask(
  to: Endpoint,
  { id, payload }: DueMessage<PartnerEvent>
): Promise<OutsideAnswer> {
  const { type, data, happenedAt } = payload
  const body = JSON.stringify({ type, timestamp: new Date(happenedAt).toISOString(), data })
  const call = { id: eventIdOf(id), stamp: String(Math.floor(clock.now() / 1000)), body }
  const headers = {
    'content-type': 'application/json',
    'webhook-id': call.id,
    'webhook-timestamp': call.stamp,
    'webhook-signature': to.secrets.map((secret) => signatureOf(call, secret)).join(' '),
  }
  const signal = AbortSignal.timeout(EVENT_ANSWER_MS)
  try {
    return await askOutside({ address: to.address, method: 'POST', headers, body, signal })
  } catch (error) {
    if (error instanceof OutsideFailure) throw new DeliveryFailure(error.message, 'no_answer')
    throw error
  }
}
