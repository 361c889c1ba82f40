import logger from '@adonisjs/core/services/logger'
import { clock } from '#app/clock'
import { notify } from '#app/outbox/notices'
import type { SentMessage } from '#app/outbox/sent_message'
import type { Transaction } from '#app/transaction'
import { holdMember, type ShownTexts, withdrawOffers } from '#auth'
import type { MailReport } from '#notifications/contracts/bounce_source'
import { addressHash } from '../address_hash.js'
import { consequenceOf, type SuppressionReason } from '../consequence.js'
import { SOFT_BOUNCES_MAX, SOFT_COUNTED_MS, SOFT_REST_MS } from '../constants.js'
import SuppressedAddress from '../models/suppressed_address.js'
import { isActive } from '../queries/suppressions_of.js'
import { tellListeners } from '../report_listeners.js'

/** A report about a mail to the present address of a member. */
export interface KnownReport extends Pick<MailReport, 'kind' | 'status'> {
  memberId: number
  address: string
  message: SentMessage
  /** The wordings of consents that evidence names, in the language of the member. */
  shown: ShownTexts
}

/** Writes down what was reported, once for each mail, and what follows from it. */
export async function recordReport(trx: Transaction, report: KnownReport): Promise<void> {
  const { kind, status, memberId, message } = report
  const consequence = consequenceOf(report)
  if (consequence === 'ours') {
    logger.error({ mail: { message: message.id, kind, status } }, 'A mail server keeps us out')
    return
  }
  // Two reports about one member take turns.
  if (!(await holdMember(trx, memberId))) return
  const row = await rowOf(trx, report, consequence)
  if (isOldNews(row, message)) return
  const wasActive = isActive(row)
  row.merge({ times: row.times + 1, lastMessageId: message.id, reportedAt: clock.now(), memberId })
  row.status = status ?? null
  if (consequence === 'soft') countSoft(row, message)
  else if (!wasActive) row.merge({ since: clock.now(), liftedAt: null })
  await row.useTransaction(trx.client).save()
  await tellListeners(trx, { messageId: message.id, consequence })
  if (consequence === 'complaint') await withdrawOffers(trx, { memberId, shown: report.shown })
  if (!wasActive && isActive(row)) await tellMember(trx, row)
}

async function rowOf(
  trx: Transaction,
  { address, memberId }: KnownReport,
  reason: SuppressionReason
) {
  const key = { addressHash: addressHash(address), reason }
  const known = await SuppressedAddress.query(trx).where(key).first()
  if (known) return known
  const row = new SuppressedAddress()
  const none = { times: 0, softBounces: [], lastMessageId: 0 }
  return row.merge({ ...key, memberId, ...none, since: null, until: null, liftedAt: null })
}

/** A mail that was reported before, or that left before somebody said that the address is right. */
function isOldNews({ lastMessageId, softBounces, liftedAt }: SuppressedAddress, sent: SentMessage) {
  const isRepeated = lastMessageId === sent.id || softBounces.some((one) => one.message === sent.id)
  return isRepeated || (liftedAt !== null && sent.createdAt <= liftedAt)
}

/** A few of these in some days, and the address rests for a while; then the count begins anew. */
function countSoft(row: SuppressedAddress, { id: message }: SentMessage) {
  const now = clock.now()
  const recent = row.softBounces.filter(({ at }) => at > now - SOFT_COUNTED_MS)
  const counted = [...recent, { message, at: now }]
  row.softBounces = counted
  if (counted.length < SOFT_BOUNCES_MAX) return
  row.merge({ softBounces: [], since: now, until: now + SOFT_REST_MS, liftedAt: null })
}

function tellMember(trx: Transaction, { id, memberId, reason, since }: SuppressedAddress) {
  return notify(trx, {
    memberId,
    dedupeKey: `mailbox:${id}:${since}`,
    notice: {
      topic: 'mailbox',
      type: 'warning',
      key: `mailbox_${reason}`,
      values: {},
      path: '/ertesitesek/beallitasok',
      about: 'mailbox',
    },
  })
}
