import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { hiddenKey } from '#app/limits/hidden_key'
import { sendLater } from '#app/outbox/outbox'
import { transaction, type Transaction } from '#app/transaction'
import { businessDate } from '#points'
import env from '#start/env'
import type { PasswordOwner } from '../password_confirmation.js'

/** The outbox topic that looks up whose password is being guessed. */
export const LOGIN_GUESSES_TOPIC = 'login_guesses'

/** An account whose password is being guessed, or an address nobody has. */
export interface GuessedAccount {
  guard: PasswordOwner['guard']
  /** In lower case. */
  email: string
}

/** Where the owner of an account can do something about it. */
const PATHS = { member: '/elfelejtett-jelszo', staff: '/admin' } as const
const OWNERS = {
  member: `SELECT id, email, locale FROM members WHERE email = ? AND registered_at IS NOT NULL
    AND deleted_at IS NULL AND disabled_at IS NULL`,
  staff: 'SELECT id, email, locale FROM staff_members WHERE email = ? AND disabled_at IS NULL',
} as const

/**
 * Notes that the password of an account is being guessed, once a day. Whether anybody has the
 * address is looked up later, so that the answer and its time are the same for everybody.
 */
export async function noteGuesses({ guard, email }: GuessedAccount): Promise<void> {
  const day = businessDate(clock.now())
  const dedupeKey = `${hiddenKey(`${LOGIN_GUESSES_TOPIC}:${guard}:${email}`)}:${day}`
  const payload = { guard, email } satisfies GuessedAccount
  await transaction((trx) => sendLater(trx, { topic: LOGIN_GUESSES_TOPIC, dedupeKey, payload }))
}

/** Writes the owner of an account, where there is one, that its password is being guessed. */
export async function tellOwnerOfGuesses(
  trx: Transaction,
  { guard, email }: GuessedAccount,
  dedupeKey: string
): Promise<void> {
  type Owner = { id: number; email: string; locale: string | null }
  const [owner] = await rows<Owner>(trx, OWNERS[guard], [email])
  if (!owner) return
  await sendLater(trx, {
    topic: 'mail',
    dedupeKey: `mail:${dedupeKey}`,
    memberId: guard === 'member' ? owner.id : undefined,
    payload: {
      to: owner.email,
      key: `mail.login_guesses_${guard}`,
      template: 'action',
      values: { link: new URL(PATHS[guard], env.get('APP_URL')).href },
      locale: owner.locale ?? env.get('APP_LOCALE', 'en'),
    },
  })
}
