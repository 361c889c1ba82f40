import { clock } from '#app/clock'
import { NotYet } from '#app/outbox/handlers'
import { MailDeferred } from '../contracts/mail_gateway.js'
import { DOMAIN_PAUSE_MAX_MS, DOMAIN_PAUSE_MS } from './constants.js'

/** A domain that asked for slowness: how long it rests, and until when in ms UTC. */
interface Rest {
  pauseMs: number
  until: number
}

/** The domains that this process found slow; another process finds out by itself. */
const slow = new Map<string, Rest>()

/**
 * Hands a mail over as fast as the domain of its receiver takes what is sent to many.
 *
 * @throws NotYet while the domain rests, and where it asks for that now
 */
export async function atPaceOf(address: string, send: () => Promise<void>): Promise<void> {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  if (restLeft(domain) > 0) throw untilAwake(domain)
  try {
    await send()
  } catch (error) {
    if (!(error instanceof MailDeferred)) throw error
    letRest(domain)
    throw untilAwake(domain)
  }
  // What was taken while the domain came to rest was on its way before.
  if (restLeft(domain) === 0) slow.delete(domain)
}

function untilAwake(domain: string): NotYet {
  return new NotYet(Math.ceil(restLeft(domain) / 1000), 'The domain of its receiver rests')
}

/** Each pause is twice as long as the last one; several refusals at a time make one pause. */
function letRest(domain: string): void {
  if (restLeft(domain) > 0) return
  const last = slow.get(domain)
  const pauseMs = last ? Math.min(last.pauseMs * 2, DOMAIN_PAUSE_MAX_MS) : DOMAIN_PAUSE_MS
  slow.set(domain, { pauseMs, until: clock.now() + pauseMs })
}

/** In ms; 0 where the domain takes mails. */
function restLeft(domain: string): number {
  return Math.max((slow.get(domain)?.until ?? 0) - clock.now(), 0)
}
