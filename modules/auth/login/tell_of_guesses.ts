import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { hiddenKey } from '#app/limits/hidden_key'
import { sendLater } from '#app/outbox/outbox'
import { topic } from '#app/outbox/topic'
import { transaction, type Transaction } from '#app/transaction'
import { sendActionMail, shopLink } from '../members/action_mail.js'
import Member from '../members/models/member.js'
import type { PasswordOwner } from '../passwords/password_confirmation.js'
import StaffMember from '../staff/models/staff_member.js'

/** An account whose password is being guessed, or an address nobody has. */
export interface GuessedAccount {
  guard: PasswordOwner['guard']
  /** In lower case. */
  email: string
}

/** The outbox topic that looks up whose password is being guessed. */
export const LOGIN_GUESSES_TOPIC = topic<GuessedAccount>('login_guesses', { lane: 'codes' })

/** Where the owner of an account can do something about it. */
const PATHS = { member: '/elfelejtett-jelszo', staff: '/admin' } as const

/**
 * Notes that the password of an account is being guessed, once a day. Whether anybody has the
 * address is looked up later, so that the answer and its time are the same for everybody.
 */
export async function noteGuesses({ guard, email }: GuessedAccount): Promise<void> {
  const day = businessDate(clock.now())
  const dedupeKey = `${hiddenKey(`${LOGIN_GUESSES_TOPIC}:${guard}:${email}`)}:${day}`
  const payload = { guard, email }
  await transaction((trx) => sendLater(trx, { topic: LOGIN_GUESSES_TOPIC, dedupeKey, payload }))
}

/** Writes the owner of an account, where there is one, that its password is being guessed. */
export async function tellOwnerOfGuesses(
  trx: Transaction,
  { guard, email }: GuessedAccount,
  dedupeKey: string
): Promise<void> {
  const owner =
    guard === 'member'
      ? await Member.registered(trx).where({ email }).first()
      : await StaffMember.active(trx).where({ email }).first()
  if (!owner) return
  await sendActionMail(trx, owner, {
    dedupeKey: `mail:${dedupeKey}`,
    key: `mail.login_guesses_${guard}`,
    values: { link: shopLink(PATHS[guard]) },
    memberId: guard === 'member' ? owner.id : undefined,
  })
}
