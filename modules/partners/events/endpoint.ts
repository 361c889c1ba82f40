import { secretsIn } from '#app/http/signed_call'
import env from '#start/env'

/** Where events are sent, and what signs them. */
export interface Endpoint {
  address: URL
  /** Two while one takes the place of the other: each of them signs, so that a partner who knows either believes the call. */
  secrets: string[]
}

/** Undefined where no partner wants to hear of anything. */
export function endpoint(): Endpoint | undefined {
  const address = env.get('PARTNER_EVENTS_URL')
  const secrets = secretsIn((env.get('PARTNER_EVENTS_SECRET') || undefined)?.release() ?? '')
  return address && secrets.length ? { address: new URL(address), secrets } : undefined
}

/** Whether some partner is told of anything. */
export function tellsPartners(): boolean {
  return endpoint() !== undefined
}
