import { clock } from '#app/clock'
import { isUniqueViolation } from '#app/database/unique_violation'
import { sealForMember } from '#app/personal/member_key'
import type { Transaction } from '#app/transaction'
import { PUSH_SUBSCRIPTIONS_MAX } from '#notifications/constants'
import { EndpointTaken } from '#notifications/exceptions'
import PushSubscription from '../models/push_subscription.js'
import { hashOfEndpoint } from '../push_address.js'

/** A subscription as a browser of a logged in member tells it. */
export interface ToldSubscription {
  memberId: number
  loginId: string
  endpoint: string
  /** In ms UTC; null where the browser names no end. */
  expirationTime: number | null
  p256dh: string
  auth: string
  /** The public key it was made with. */
  vapidKey: string
}

/**
 * Keeps a subscription: one row for each address, one address for each login, and at most ten of a member. The caller
 * holds the member.
 *
 * @throws endpoint_taken where another member has this address; nothing of it changes
 */
export async function keepSubscription(trx: Transaction, told: ToldSubscription): Promise<void> {
  const { memberId, loginId } = told
  const kept = await rowOf(trx, told)
  const others = () => PushSubscription.query(trx).where({ memberId }).whereNot({ id: kept.id })
  // A browser takes messages at one address; what it had before is no longer its own.
  await others().where({ loginId }).delete()
  const surplus = await others()
    .orderBy('seenAt', 'desc')
    .orderBy('id', 'desc')
    .offset(PUSH_SUBSCRIPTIONS_MAX - 1)
    // Without a limit SQLite knows no offset.
    .limit(PUSH_SUBSCRIPTIONS_MAX)
  for (const row of surplus) await row.useTransaction(trx.client).delete()
}

async function rowOf(trx: Transaction, told: ToldSubscription): Promise<PushSubscription> {
  const { memberId, loginId, endpoint, expirationTime, p256dh, auth, vapidKey } = told
  const endpointHash = hashOfEndpoint(endpoint)
  const now = clock.now()
  const values = {
    loginId,
    endpoint: await sealForMember(trx, memberId, endpoint),
    expirationTime,
    p256Dh: p256dh,
    auth: await sealForMember(trx, memberId, auth),
    vapidKey,
    failures: 0,
    seenAt: now,
  }
  const found = await PushSubscription.query(trx).where({ endpointHash }).forUpdate().first()
  if (found) {
    if (found.memberId !== memberId) throw new EndpointTaken()
    return found.merge(values).save()
  }
  try {
    const created = { ...values, memberId, endpointHash, createdAt: now }
    return await PushSubscription.create(created, trx)
  } catch (error) {
    // The member is held, so that another one told the same address at this moment.
    if (isUniqueViolation(error)) throw new EndpointTaken()
    throw error
  }
}
