import type { SentMessage } from '#app/outbox/sent_message'
import { storedLocale } from '#app/stored_locale'
import { transaction } from '#app/transaction'
import { findMember, shownTexts } from '#auth'
import { recordReport } from './record_report.js'

/** A mail that a server refused for good while it was being handed over. */
export interface Refusal {
  message: SentMessage
  to: string
  status: string | undefined
}

/** Takes what the mail server said at once; of mails to somebody who is no member, or to an address of before, nothing is kept. */
export async function takeRefusal({ message, to, status }: Refusal): Promise<void> {
  const member = message.memberId === null ? null : await findMember(message.memberId)
  if (!member || member.email !== to) return
  const shown = await shownTexts(storedLocale(member.locale))
  const report = {
    kind: 'bounce',
    status,
    memberId: member.id,
    address: to,
    message,
    shown,
  } as const
  await transaction((trx) => recordReport(trx, report))
}
