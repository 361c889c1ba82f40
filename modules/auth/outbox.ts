import { registerOutboxHandler } from '#app/outbox/handlers'
import { transaction } from '#app/transaction'
import {
  FIRST_SCAN_TOPIC,
  DISPUTE_SETTLED_TOPIC,
  GUESS_ALARM_TOPIC,
  SCAN_TAKEN_BACK_TOPIC,
} from '#points'
import { confirmReferral } from './invitations/actions/confirm_referral.js'
import { takeBackReferral } from './invitations/actions/take_back_referral.js'
import { SMS_LOGIN_TOPIC } from './login/actions/request_sms_login.js'
import { sendLoginCode } from './login/actions/send_login_code.js'
import { LOGIN_GUESSES_TOPIC, tellOwnerOfGuesses } from './login/tell_of_guesses.js'
import { tellOfDispute } from './members/tell_of_dispute.js'
import { SECURITY_TOPIC, tellOfSecurity } from './members/tell_of_security.js'
import { RESET_TOPIC } from './passwords/actions/request_password_reset.js'
import { sendResetLink } from './passwords/actions/send_reset_link.js'
import { tellAdminsOfGuesses } from './staff/tell_admins.js'

registerOutboxHandler(RESET_TOPIC, sendResetLink)
registerOutboxHandler(SMS_LOGIN_TOPIC, ({ payload }) => sendLoginCode(payload))
registerOutboxHandler(LOGIN_GUESSES_TOPIC, ({ payload, dedupeKey }) =>
  transaction((trx) => tellOwnerOfGuesses(trx, payload, dedupeKey))
)
registerOutboxHandler(SECURITY_TOPIC, ({ payload, dedupeKey }) =>
  transaction((trx) => tellOfSecurity(trx, payload, dedupeKey))
)
registerOutboxHandler(FIRST_SCAN_TOPIC, ({ payload }) =>
  transaction((trx) => confirmReferral(trx, payload.memberId))
)
registerOutboxHandler(SCAN_TAKEN_BACK_TOPIC, ({ payload }) =>
  transaction((trx) => takeBackReferral(trx, payload.memberId, payload.by))
)
registerOutboxHandler(DISPUTE_SETTLED_TOPIC, ({ payload }) =>
  transaction((trx) => tellOfDispute(trx, payload))
)
registerOutboxHandler(GUESS_ALARM_TOPIC, ({ payload }) =>
  transaction((trx) => tellAdminsOfGuesses(trx, payload))
)
