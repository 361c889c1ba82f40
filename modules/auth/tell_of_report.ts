import { rows } from '#app/database/statement'
import { sendLater } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import env from '#start/env'
import type { SettledReport } from '#points'

type Receiver = { email: string; locale: string | null }

const RECEIVER = `SELECT email, locale FROM members
  WHERE id = ? AND deleted_at IS NULL AND disabled_at IS NULL`

/** Where the answer stands. */
const SCANNER_PATH = '/qr-code'

/** Writes to a member, in the member's language, that support has answered a reported sticker. */
export async function tellOfReport(
  trx: Transaction,
  { memberId, disputeId, points }: SettledReport
): Promise<void> {
  const [member] = await rows<Receiver>(trx, RECEIVER, [memberId])
  if (!member) return
  const locale = member.locale ?? env.get('APP_LOCALE', 'en')
  const values = { points, link: new URL(SCANNER_PATH, env.get('APP_URL')).href }
  const payload = { to: member.email, key: 'mail.dispute', template: 'action', locale, values }
  await sendLater(trx, { topic: 'mail', dedupeKey: `mail:dispute:${disputeId}`, memberId, payload })
}
