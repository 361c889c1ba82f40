import type { Locale } from '#config/i18n'
import { MAIL } from '#app/outbox/letters'
import { sendLater } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import { memberIn } from '#auth'
import env from '#start/env'

/** Which answer waits for whom. */
interface Answered {
  memberId: number
  questionId: number
  messageId: number
}

/** Writes to a member, in the member's language, that the answer is there; its words stay on the page. */
export async function tellMember(trx: Transaction, answered: Answered): Promise<void> {
  const { memberId, questionId, messageId } = answered
  const member = await memberIn(trx, memberId)
  if (!member?.email) return
  const locale = (member.locale ?? env.get('APP_LOCALE', 'en')) as Locale
  const link = new URL(`/profil/szaktanacsadas/${questionId}`, env.get('APP_URL')).href
  const values = { number: questionId, link }
  const payload = {
    to: member.email,
    key: 'mail.counselling_answered',
    template: 'action',
    locale,
    values,
  }
  const dedupeKey = `mail:counselling_answered:${messageId}`
  await sendLater(trx, { topic: MAIL, dedupeKey, memberId, payload })
}
