import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { registerOutboxHandler, type DueMessage } from '#app/outbox/handlers'
import { sendLater } from '#app/outbox/outbox'
import { transaction } from '#app/transaction'
import env from '#start/env'
import {
  FIRST_SCAN_TOPIC,
  DISPUTE_SETTLED_TOPIC,
  GUESS_ALARM_TOPIC,
  SCAN_TAKEN_BACK_TOPIC,
  type GuessAlarm,
  type SettledReport,
} from '#points'
import { confirmReferral } from './actions/confirm_referral.js'
import { RESET_TOPIC } from './actions/request_password_reset.js'
import { SMS_LOGIN_TOPIC } from './actions/request_sms_login.js'
import { SendLoginCode, type WantedCode } from './actions/send_login_code.js'
import { takeBackReferral } from './actions/take_back_referral.js'
import { RESET_TOKEN_AGE_MS } from './constants.js'
import {
  LOGIN_GUESSES_TOPIC,
  tellOwnerOfGuesses,
  type GuessedAccount,
} from './logins/tell_of_guesses.js'
import { tellOfReport } from './tell_of_report.js'
import { tellAdminsOfGuesses } from './tell_admins.js'
import { hashOfToken, newToken } from './secrets.js'

type Receiver = { id: number; email: string; locale: string | null }

registerOutboxHandler(RESET_TOPIC, sendResetLink)
registerOutboxHandler(SMS_LOGIN_TOPIC, ({ payload }) =>
  new SendLoginCode().handle(payload as WantedCode)
)
registerOutboxHandler(LOGIN_GUESSES_TOPIC, ({ payload, dedupeKey }) =>
  transaction((trx) => tellOwnerOfGuesses(trx, payload as GuessedAccount, dedupeKey))
)
registerOutboxHandler(FIRST_SCAN_TOPIC, ({ payload }) =>
  transaction((trx) => confirmReferral(trx, payload.memberId))
)
registerOutboxHandler(SCAN_TAKEN_BACK_TOPIC, ({ payload }) =>
  transaction((trx) => takeBackReferral(trx, payload.memberId, payload.by))
)

registerOutboxHandler(DISPUTE_SETTLED_TOPIC, ({ payload }) =>
  transaction((trx) => tellOfReport(trx, payload as SettledReport))
)
registerOutboxHandler(GUESS_ALARM_TOPIC, ({ payload }) =>
  transaction((trx) => tellAdminsOfGuesses(trx, payload as GuessAlarm))
)

/** Sends the reset link where the address belongs to a member; nobody sees whether it does. */
async function sendResetLink({ dedupeKey, payload }: DueMessage): Promise<void> {
  const sql = `SELECT id, email, locale FROM members
    WHERE email = ? AND (password IS NOT NULL OR registered_at IS NOT NULL)
      AND deleted_at IS NULL AND disabled_at IS NULL`
  const [member] = await shopReader().rows<Receiver>(sql, [payload.email])
  if (member) await writeToken(member, { dedupeKey, locale: payload.locale })
}

async function writeToken(
  member: Receiver,
  { dedupeKey, locale }: { dedupeKey: string; locale: string }
): Promise<void> {
  const token = newToken()
  const now = clock.now()
  const link = new URL(`/reset-password/${token}`, env.get('APP_URL'))
  link.searchParams.set('email', member.email)
  await transaction(async (trx) => {
    const insert = `INSERT INTO password_reset_tokens
      (member_id, token_hash, expires_at, created_at) VALUES (?, ?, ?, ?)`
    await rows(trx, insert, [member.id, hashOfToken(token), now + RESET_TOKEN_AGE_MS, now])
    await sendLater(trx, {
      topic: 'mail',
      dedupeKey: `mail:${dedupeKey}`,
      memberId: member.id,
      payload: {
        to: member.email,
        key: 'mail.password_reset',
        template: 'action',
        values: { link: link.href },
        locale: member.locale ?? locale,
      },
    })
  })
}
