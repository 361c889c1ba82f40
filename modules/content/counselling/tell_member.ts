import { notify } from '#app/outbox/notices'
import { storedLocale } from '#app/stored_locale'
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
  const locale = storedLocale(member.locale)
  const path = `/profil/szaktanacsadas/${questionId}`
  const link = new URL(path, env.get('APP_URL')).href
  const values = { number: questionId, link }
  const payload = {
    to: member.email,
    key: 'mail.counselling_answered',
    template: 'action',
    locale,
    values,
  }
  await notify(trx, {
    memberId,
    dedupeKey: `counselling_answered:${messageId}`,
    notice: {
      topic: 'counselling',
      type: 'info',
      key: 'counselling_answered',
      values: { number: questionId },
      path,
    },
    mail: { dedupeKey: `mail:counselling_answered:${messageId}`, payload },
  })
}
