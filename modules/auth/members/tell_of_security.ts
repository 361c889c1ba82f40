import { randomUUID } from 'node:crypto'
import { clock } from '#app/clock'
import { notify } from '#app/outbox/notices'
import { sendLater } from '#app/outbox/outbox'
import { topic } from '#app/outbox/topic'
import type { Visitor } from '#app/sessions/visitor'
import type { Transaction } from '#app/transaction'
import { sendActionMail, shopLink } from './action_mail.js'
import { memberIn } from './queries/member_by_id_sql.js'

/** What somebody else in the account would do as well, and from which device where that tells anything. */
export interface SecurityEvent {
  memberId: number
  what: 'login' | 'password' | 'factor_on' | 'factor_off' | 'recovery_codes'
  device?: Pick<Visitor, 'browser' | 'system'>
}

/** The outbox topic that tells members what happened to the safety of their accounts; `at` in ms UTC. */
export const SECURITY_TOPIC = topic<SecurityEvent & { at: number }>('security_event', {
  lane: 'codes',
})

/** Stands for a device nothing is known of. */
const UNKNOWN = 'none'

/** Notes with the commit of `trx` what the member is told of: one row, so that a login stays as short as it is. */
export async function noteSecurityEvent(trx: Transaction, event: SecurityEvent): Promise<void> {
  const dedupeKey = `security:${randomUUID()}`
  const payload = { ...event, at: clock.now() }
  await sendLater(trx, { topic: SECURITY_TOPIC, dedupeKey, payload })
}

/**
 * Tells a member what happened to the safety of the account, always by mail as well. It says when, and at most the names of
 * browser and system: a list and a mailbox are no places for addresses.
 */
export async function tellOfSecurity(
  trx: Transaction,
  { memberId, what, at, device }: SecurityEvent & { at: number },
  dedupeKey: string
): Promise<void> {
  const member = await memberIn(trx, memberId)
  if (!member) return
  const named = [device?.browser, device?.system].filter(Boolean).join(', ')
  const values = { what, at, device: named || UNKNOWN }
  const key = 'account_security'
  const notice = { topic: 'security', type: 'warning', key, values, path: '/profil' } as const
  await notify(trx, { memberId, dedupeKey, notice })
  await sendActionMail(trx, member, {
    dedupeKey: `mail:${dedupeKey}`,
    key: 'mail.security',
    values: { ...values, link: shopLink('/elfelejtett-jelszo') },
    memberId,
  })
}
