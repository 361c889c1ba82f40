import env from '#start/env'

/** Where events are sent, and what signs them. */
export interface Endpoint {
  address: URL
  secret: string
}

/** Undefined where no partner wants to hear of anything. */
export function endpoint(): Endpoint | undefined {
  const [address, secret] = [env.get('PARTNER_EVENTS_URL'), env.get('PARTNER_EVENTS_SECRET')]
  return address && secret ? { address: new URL(address), secret: secret.release() } : undefined
}
