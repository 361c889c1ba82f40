import { notify } from '#app/outbox/notices'
import type { Transaction } from '#app/transaction'
import type { SettledDispute } from '#points'
import { actionMail, shopLink } from './action_mail.js'
import Member from './models/member.js'

/** Where the answer stands. */
const SCANNER_PATH = '/qr-code'

/** Tells a member that support has answered a reported sticker; the words of the answer stay on the scanner page. */
export async function tellOfDispute(
  trx: Transaction,
  { memberId, disputeId, points }: SettledDispute
): Promise<void> {
  const member = await Member.active(trx).where('id', memberId).first()
  if (!member) return
  const values = { points, link: shopLink(SCANNER_PATH) }
  const isCredited = points > 0
  await notify(trx, {
    memberId,
    dedupeKey: `dispute_settled:${disputeId}`,
    notice: {
      topic: 'points',
      type: isCredited ? 'success' : 'warning',
      key: isCredited ? 'dispute_credited' : 'dispute_declined',
      values: { points },
      path: SCANNER_PATH,
    },
    mail: {
      dedupeKey: `mail:dispute:${disputeId}`,
      payload: actionMail(member, { key: 'mail.dispute', values }),
    },
  })
}
