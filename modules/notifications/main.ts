/** Asks the mail server whether it knows us, for whoever wants to know. */
export { checkMailServer } from './mail/check_mail_server.js'
/** Asks the SMS provider whether it knows us, for whoever wants to know. */
export { checkSmsProvider } from './sms/check_sms_provider.js'
/** What the SMS of today cost, for whoever watches the bill. */
export { smsSpendingToday } from './sms/sms_budget.js'
