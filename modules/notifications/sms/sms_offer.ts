import app from '@adonisjs/core/services/app'
import type { Member } from '#auth'
import { SmsGateway } from '../contracts/sms_gateway.js'

/** Whether a member can be told by SMS: the shop may send none, and the number may not be the member's own. */
export type SmsOffer = 'open' | 'no_phone' | 'none'

/** What the shop can tell a member by SMS. */
export async function smsOfferTo({ phoneVerifiedAt }: Member): Promise<SmsOffer> {
  const { isReady } = await app.container.make(SmsGateway)
  if (!isReady) return 'none'
  return phoneVerifiedAt === null ? 'no_phone' : 'open'
}
