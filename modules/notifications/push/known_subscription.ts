import { unsealerOf } from '#app/personal/member_key'
import PushSubscription from './models/push_subscription.js'
import type { KeyPair, PushAccount } from './push_account.js'
import { pushAddress } from './push_address.js'

/** A subscription that can be written to. */
export interface KnownSubscription {
  row: PushSubscription
  address: URL
  auth: string
  pair: KeyPair
}

/**
 * A subscription with what it is written to by.
 *
 * @returns `gone` where there is none, `unusable` where its host or its key are not the shop's any more
 */
export async function knownSubscription(
  id: number,
  account: PushAccount
): Promise<KnownSubscription | 'gone' | 'unusable'> {
  const row = await PushSubscription.find(id)
  if (!row) return 'gone'
  const open = await unsealerOf(row.memberId)
  const [endpoint, auth] = [open(row.endpoint), open(row.auth)]
  if (endpoint === null || auth === null) return 'gone'
  const address = pushAddress(endpoint, account.moreHosts)
  const pair = account.pairOf(row.vapidKey)
  return address && pair ? { row, address, auth, pair } : 'unusable'
}
