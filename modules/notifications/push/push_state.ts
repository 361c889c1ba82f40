import { isPair } from './key_pairs.js'
import PushSubscription from './models/push_subscription.js'
import { pushAccount } from './push_account.js'

/** How push stands here, for whoever watches the shop. */
export interface PushState {
  /** The shop has a pair of keys. */
  isOn: boolean
  /** Public keys whose private half is another one's. */
  broken: string[]
  subscriptions: number
  /** Public keys of before, with how many browsers still use each. */
  old: { publicKey: string; subscriptions: number }[]
  /** Subscriptions with a key that is not the shop's any more: nothing reaches them. */
  lost: number
}

/** Counts the subscriptions by their keys. */
export async function pushState(): Promise<PushState> {
  const { pair, oldPairs } = await pushAccount()
  const counted = await PushSubscription.query()
    .select('vapid_key')
    .groupBy('vapid_key')
    .pojo<{ vapid_key: string; total: number }>()
    .count('* as total')
  const countOf = (key: string) =>
    Number(counted.find(({ vapid_key: used }) => used === key)?.total ?? 0)
  const old = oldPairs.map(({ publicKey }) => ({ publicKey, subscriptions: countOf(publicKey) }))
  const subscriptions = counted.reduce((sum, { total }) => sum + Number(total), 0)
  const current = pair ? countOf(pair.publicKey) : 0
  const known = old.reduce((sum, one) => sum + one.subscriptions, current)
  const pairs = pair ? [pair, ...oldPairs] : oldPairs
  const broken = pairs.filter((one) => !isPair(one)).map(({ publicKey }) => publicKey)
  return { isOn: pair !== null, broken, subscriptions, old, lost: subscriptions - known }
}
