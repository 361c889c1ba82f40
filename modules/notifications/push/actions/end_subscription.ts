import type { LoginChoice } from '#app/sessions/session_row'
import type { Transaction } from '#app/transaction'
import PushSubscription from '../models/push_subscription.js'
import { hashOfEndpoint } from '../push_address.js'

/** Ends a member's own subscription; that of somebody else stays. */
export async function endSubscription(
  trx: Transaction,
  { memberId, endpoint }: { memberId: number; endpoint: string }
): Promise<void> {
  const endpointHash = hashOfEndpoint(endpoint)
  await PushSubscription.query(trx).where({ memberId, endpointHash }).delete()
}

/** Ends what the browsers of some logins subscribed to. */
export async function endSubscriptionsOfLogins(
  trx: Transaction,
  memberId: number,
  choice: LoginChoice
): Promise<void> {
  const [sign, login] = 'only' in choice ? ['=', choice.only] : ['<>', choice.but]
  await PushSubscription.query(trx).where({ memberId }).where('loginId', sign, login).delete()
}
