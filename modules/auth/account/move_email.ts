import { randomUUID } from 'node:crypto'
import { sendLater } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import { removeAbandoned } from '#auth/abandoned_registrations'
import { writeEmail } from '#auth/account/account_sql'
import { forgetResetLinks } from '#auth/passwords'
import { newToken } from '#auth/secrets'

/** Which account gets which address. */
interface Move {
  id: number
  from: string
  to: string
  /** The language of the message. */
  locale: string
}

/** The old address hears of it, and what was sent there stops working. The member is held. */
export async function moveEmail(trx: Transaction, { id, from, to, locale }: Move): Promise<void> {
  await removeAbandoned(trx, { email: to, phone: null, replacedId: null })
  await writeEmail(trx, id, { email: to, secret: newToken() })
  await forgetResetLinks(trx, id)
  await sendLater(trx, {
    topic: 'mail',
    dedupeKey: `email_changed:${randomUUID()}`,
    memberId: id,
    payload: { to: from, key: 'mail.email_changed', template: 'action', values: {}, locale },
  })
}
