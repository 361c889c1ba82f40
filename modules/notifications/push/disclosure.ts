import { batchesOf, readable, type Disclosure } from '#app/personal/disclosure'
import { unsealerOf } from '#app/personal/member_key'
import PushSubscription from './models/push_subscription.js'

/** Which browsers take messages; without the keys, with which anybody could send to them. */
export const pushDisclosure: Disclosure = {
  name: 'push_subscriptions',
  covers: ['push_subscriptions'],
  async *read(memberId) {
    const open = await unsealerOf(memberId)
    for await (const batch of batchesOf(() => PushSubscription.query().where({ memberId }))) {
      yield batch.map(({ id, endpoint, createdAt, seenAt, lastSuccessAt, expirationTime }) =>
        readable({
          id,
          // The rest of the address is a key.
          service: new URL(open(endpoint) ?? 'https://unknown').host,
          created_at: createdAt,
          seen_at: seenAt,
          last_success_at: lastSuccessAt,
          expires_at: expirationTime,
        })
      )
    }
  },
}
