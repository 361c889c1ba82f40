/** What all SMS of a day may cost unless SMS_DAILY_BUDGET says otherwise, in forints. */
export const SMS_DAILY_BUDGET = 50_000
/** What one part of an SMS costs unless SMS_PART_PRICE says otherwise, in forints. */
export const SMS_PART_PRICE = 25
/** How long an SMTP server may take for one answer, in ms. */
export const SMTP_ANSWER_MS = 10_000
/** How long an e-mail may take in all, in ms; less than the outbox leaves a message to its taker. */
export const MAIL_TIMEOUT_MS = 45_000
/** How long an SMS provider may take, in ms. */
export const SMS_TIMEOUT_MS = 10_000
