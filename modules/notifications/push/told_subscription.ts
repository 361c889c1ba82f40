import type PushSubscription from './models/push_subscription.js'

/** A browser that takes messages, without the keys, with which anybody could send to it; instants in ms UTC. */
export function toldSubscription(
  subscription: PushSubscription,
  open: (sealed: string) => string | null
) {
  const { id, endpoint, createdAt, seenAt, lastSuccessAt, expirationTime } = subscription
  return {
    id,
    // The rest of the address is a key.
    service: new URL(open(endpoint) ?? 'https://unknown').host,
    created_at: createdAt,
    seen_at: seenAt,
    last_success_at: lastSuccessAt,
    expires_at: expirationTime,
  }
}
