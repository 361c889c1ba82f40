/** Asks the mail server whether it knows us, for whoever wants to know. */
export { checkMailServer } from './mail/check_mail_server.js'
/** Whether the shop hears of mails that come back later, and asks the mailbox they come to. */
export { bounceHearing, hearsOfBounces } from './bounces/main.js'
export { mailboxOfReports } from './bounces/mailbox_watch.js'
/** Asks the SMS provider whether it knows us, for whoever wants to know. */
export { checkSmsProvider } from './sms/check_sms_provider.js'
/** What the SMS of today cost, for whoever watches the bill. */
export { smsSpendingToday } from './sms/sms_budget.js'
/** The key that browsers subscribe with, and how push stands, for pages and for whoever watches the shop. */
export { pushPublicKey } from './push/push_account.js'
export { pushState } from './push/push_state.js'
/** A pair of keys for push services, for whoever sets the shop up. */
export { newKeyPair } from './push/key_pairs.js'
/** How many notifications of a member are unread, for the shared properties of every page. */
export { unreadOf } from './list/queries/unread_sql.js'
