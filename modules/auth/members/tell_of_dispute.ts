import { MAIL } from '#app/outbox/letters'
import type { Transaction } from '#app/transaction'
import type { SettledDispute } from '#points'
import { sendActionMail, shopLink } from './action_mail.js'
import Member from './models/member.js'

/** Where the answer stands. */
const SCANNER_PATH = '/qr-code'

/** Writes to a member, in the member's language, that support has answered a reported sticker. */
export async function tellOfDispute(
  trx: Transaction,
  { memberId, disputeId, points }: SettledDispute
): Promise<void> {
  const member = await Member.active(trx).where('id', memberId).first()
  if (!member) return
  const values = { points, link: shopLink(SCANNER_PATH) }
  const dedupeKey = `mail:dispute:${disputeId}`
  const mail = { topic: MAIL, key: 'mail.dispute', values, memberId }
  await sendActionMail(trx, member, { dedupeKey, ...mail })
}
