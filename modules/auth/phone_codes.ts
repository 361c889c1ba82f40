import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { sendLater } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import env from '#start/env'
import { SMS_CODE_AGE_MS, SMS_PAUSE_MS } from './constants.js'
import { hashOfSmsCode, newSmsCode } from './secrets.js'

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

/** Whose number is to be proved, and in which language the SMS speaks. */
export interface CodeReceiver {
  memberId: number
  phone: string
  locale: string
  purpose: CodePurpose
}

const WRITE = `INSERT INTO phone_verifications
  (member_id, purpose, phone, code_hash, attempts, sendings, can_send_at, expires_at, used_at)
  VALUES (?, ?, ?, ?, 0, 1, ?, ?, NULL)
  ON CONFLICT (member_id, purpose) DO UPDATE SET phone = excluded.phone,
    code_hash = excluded.code_hash, attempts = 0,
    sendings = phone_verifications.sendings + 1, can_send_at = excluded.can_send_at,
    expires_at = excluded.expires_at, used_at = NULL
  RETURNING sendings`

/** Which code a browser logs in with; `browserMark` is null for a stranger's. */
export function loginPurpose(browserMark: string | null): 'login' | 'login_known' {
  return browserMark ? 'login_known' : 'login'
}

/** Makes a new code, which ends the former one, and sends it with the commit of `trx`. */
export async function writePhoneCode(trx: Transaction, receiver: CodeReceiver): Promise<void> {
  const { memberId, purpose, phone, locale } = receiver
  const code = newSmsCode()
  const expiresAt = clock.now() + SMS_CODE_AGE_MS
  const hash = hashOfSmsCode(code, receiver)
  const values = [memberId, purpose, phone, hash, clock.now() + SMS_PAUSE_MS, expiresAt]
  const [{ sendings }] = await rows<{ sendings: number }>(trx, WRITE, values)
  await sendLater(trx, {
    topic: 'sms',
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
