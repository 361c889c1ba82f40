import { batchesOf, readable, type Disclosure } from '#app/personal/disclosure'
import { unsealerOf } from '#app/personal/member_key'
import PushSubscription from './models/push_subscription.js'
import { toldSubscription } from './told_subscription.js'

/** Which browsers take messages. */
export const pushDisclosure: Disclosure = {
  name: 'push_subscriptions',
  covers: ['push_subscriptions'],
  async *read(memberId) {
    const open = await unsealerOf(memberId)
    for await (const batch of batchesOf(() => PushSubscription.query().where({ memberId }))) {
      yield batch.map((subscription) => readable(toldSubscription(subscription, open)))
    }
  },
}
