import { clock } from '#app/clock'
import { SMS } from '#app/outbox/letters'
import { sendLater } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import env from '#start/env'
import { SMS_ATTEMPTS_MAX, SMS_CODE_AGE_MS, SMS_PAUSE_MS } from '../constants.js'
import PhoneVerification from '../registration/models/phone_verification.js'
import { hashOfSmsCode, newSmsCode, sameHash } from './secrets.js'

/**
 * What a code proves. A browser the member knows has a code of its own to log in with, so that strangers neither replace it
 * nor use up its tries.
 */
export type CodePurpose = 'registration' | 'login' | 'login_known'

const TEXTS: Record<CodePurpose, string> = {
  registration: 'sms.phone_code',
  login: 'sms.login_code',
  login_known: 'sms.login_code',
}

/** Which code: a member has one for each purpose. */
interface CodeOwner {
  memberId: number
  purpose: CodePurpose
}

/** The number that the code was sent to. */
interface SentCode extends CodeOwner {
  phone: string
}

/** A code whose guess is counted; the hash is null where no guess is left, or the code is spent. */
export interface CountedCode extends SentCode {
  hash: string | null
}

/** Whose number is to be proved, and in which language the SMS speaks. */
export interface CodeReceiver extends SentCode {
  locale: string
}

/** The row of a code. */
export function phoneCode(owner: CodeOwner, trx?: Transaction) {
  return PhoneVerification.query(trx)
    .where('memberId', owner.memberId)
    .where('purpose', owner.purpose)
}

/**
 * Counts a guess before the code is compared, by a statement that asks whether one is left.
 *
 * @returns what the code is compared with; null where no guess is left, or the code is spent
 */
export async function countGuess(
  trx: Transaction,
  { phone, ...owner }: SentCode
): Promise<string | null> {
  const [counted] = await phoneCode(owner, trx)
    .where({ phone })
    .where('attempts', '<', SMS_ATTEMPTS_MAX)
    .whereNull('usedAt')
    .where('expiresAt', '>', clock.now())
    .increment('attempts', 1)
  // Read for every number, so that the statements are the same where the number is nobody's.
  const code = await phoneCode(owner, trx).first()
  return counted && code ? code.codeHash : null
}

/** Whether this is the code, compared in a time that tells nothing. */
export function fitsCode(counted: CountedCode, code: string): boolean {
  return sameHash(counted.hash ?? '', hashOfSmsCode(code, counted))
}

/** Uses a code up, once; false where it was used or replaced meanwhile. */
export async function useCode(trx: Transaction, { hash, ...owner }: CountedCode): Promise<boolean> {
  const code = phoneCode(owner, trx)
    .where('codeHash', hash ?? '')
    .whereNull('usedAt')
  const [used] = await code.update({ usedAt: clock.now() })
  return used === 1
}

/** Which code a browser logs in with; `browserMark` is null for a stranger's. */
export function loginPurpose(browserMark: string | null): 'login' | 'login_known' {
  return browserMark ? 'login_known' : 'login'
}

/** Makes a new code, which ends the former one, and sends it with the commit of `trx`. */
export async function writePhoneCode(trx: Transaction, receiver: CodeReceiver): Promise<void> {
  const { memberId, purpose, phone, locale } = receiver
  const code = newSmsCode()
  const expiresAt = clock.now() + SMS_CODE_AGE_MS
  const written = {
    phone,
    code_hash: hashOfSmsCode(code, receiver),
    attempts: 0,
    can_send_at: clock.now() + SMS_PAUSE_MS,
    expires_at: expiresAt,
    used_at: null,
  }
  await trx.client
    .insertQuery()
    .table('phone_verifications')
    .insert({ ...written, member_id: memberId, purpose, sendings: 1 })
    .onConflict(['member_id', 'purpose'])
    .merge({ ...written, sendings: trx.client.raw('phone_verifications.sendings + 1') })
  const { sendings } = await phoneCode(receiver, trx).firstOrFail()
  await sendLater(trx, {
    topic: SMS,
    dedupeKey: `sms:${purpose}:${memberId}:${sendings}`,
    memberId,
    payload: {
      to: phone,
      key: TEXTS[purpose],
      values: { code, host: new URL(env.get('APP_URL')).hostname },
      locale,
      // A code that comes too late only confuses; the gateway may have been down.
      not_after: expiresAt,
    },
  })
}
