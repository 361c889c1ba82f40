/** Sends SMS; tests look into the one they bound. */
export { SmsGateway } from './contracts/sms_gateway.js'
/** Sends e-mail; tests look into the one they bound. */
export { MailGateway } from './contracts/mail_gateway.js'
/** Asks the mail server whether it knows us, for whoever wants to know. */
export { checkMailServer } from './check_mail_server.js'
/** What the SMS of today cost, for whoever watches the bill. */
export { smsSpendingToday, type SmsSpending } from './sms_budget.js'
/** Asks the SMS provider whether it knows us, for whoever wants to know. */
export { checkSmsProvider } from './check_sms_provider.js'
