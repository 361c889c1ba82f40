import {
  askOutside,
  OutsideFailure,
  type OutsideAnswer,
  type OutsideQuestion,
} from '#app/http/ask_outside'
import { DeliveryFailure } from '#app/outbox/failures'
import { UndeliverableMessage } from '#app/outbox/handlers'
import { SMS_REST_SECONDS_MAX, SMS_TIMEOUT_MS } from '#notifications/constants'
import { SmsMaybeSent } from '#notifications/exceptions'
import { demandAwake, letRest } from './resting_hosts.js'

/** A number in international form. */
const E164 = /^\+[1-9]\d{6,14}$/

/** What a provider said: the status, and its JSON where it is an object. */
export interface ProviderAnswer {
  status: number
  answer: Record<string, unknown>
}

/**
 * Asks an SMS provider and reads its JSON.
 *
 * @throws SmsMaybeSent where the question left us and nobody can tell what became of it
 * @throws TryLater while the provider wants to rest
 */
export async function askProvider(
  question: Omit<OutsideQuestion, 'signal'>
): Promise<ProviderAnswer> {
  demandAwake(question.address)
  const signal = AbortSignal.timeout(SMS_TIMEOUT_MS)
  try {
    const answer = await askOutside({ ...question, signal })
    if (isTooBusy(answer)) {
      throw letRest(question.address, answer.retryAfter, SMS_REST_SECONDS_MAX)
    }
    return { status: answer.status, answer: objectOf(answer) }
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error
    if (error.wasSent) throw new SmsMaybeSent(error.message)
    throw new DeliveryFailure(error.message, 'no_answer')
  }
}

/** @throws UndeliverableMessage for what is no number */
export function checkNumber(to: string): void {
  if (!E164.test(to))
    throw new UndeliverableMessage('Not a number in international form', 'wrong_address')
}

/** It has taken nothing: a server in trouble says so by naming a time. */
function isTooBusy({ status, retryAfter }: OutsideAnswer): boolean {
  return status === 429 || (status === 503 && retryAfter !== undefined)
}

function objectOf({ status, text }: OutsideAnswer): Record<string, unknown> {
  // It may have failed before or after it had passed the SMS on.
  if (status >= 500) throw new SmsMaybeSent(`The provider answered ${status}`)
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>
    }
  } catch {
    // A refusal may come as a page of HTML; its status says enough.
    if (status >= 400) return {}
  }
  throw new SmsMaybeSent(`The provider answered ${status} with something unreadable`)
}
