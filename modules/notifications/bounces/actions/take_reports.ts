import { findMessage } from '#app/outbox/sent_message'
import { storedLocale } from '#app/stored_locale'
import { transaction, type Transaction } from '#app/transaction'
import { findMember, shownTexts } from '#auth'
import type { MailReport } from '#notifications/contracts/bounce_source'
import { isTokenOf, messageOfToken } from '../bounce_token.js'
import { recordReport, type KnownReport } from './record_report.js'

/**
 * Takes reports that came from outside: those whose token was made here for a mail to the present address of a member count,
 * all others change nothing.
 */
export async function takeReports(reports: MailReport[]): Promise<void> {
  const known = await knownReports(reports)
  if (known.length) await transaction((trx) => recordReports(trx, known))
}

/** Those of some reports that are about one of our mails. */
export async function knownReports(reports: MailReport[]): Promise<KnownReport[]> {
  const found = await Promise.all(reports.map(knownReport))
  return found.filter((report) => report !== null)
}

/** Writes them down one after the other, members in the same order everywhere. */
export async function recordReports(trx: Transaction, reports: KnownReport[]): Promise<void> {
  const inOrder = reports.toSorted((one, other) => one.memberId - other.memberId)
  for (const report of inOrder) await recordReport(trx, report)
}

async function knownReport({ token, kind, status }: MailReport): Promise<KnownReport | null> {
  const id = messageOfToken(token)
  const message = id === undefined ? null : await findMessage(id)
  if (!message?.memberId) return null
  const member = await findMember(message.memberId)
  if (!member || !isTokenOf(token, message, member.email)) return null
  const shown = await shownTexts(storedLocale(member.locale))
  return { kind, status, memberId: member.id, address: member.email, message, shown }
}
