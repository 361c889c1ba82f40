import i18nManager from '@adonisjs/i18n/services/main'
import type { Locale } from '#config/i18n'
import { MAIL } from '#app/outbox/letters'
import { sendLater } from '#app/outbox/outbox'
import { settings } from '#app/settings/settings'
import type { Transaction } from '#app/transaction'
import { memberIn, representativeOf } from '#auth'
import env from '#start/env'
import type CounsellingQuestion from './models/counselling_question.js'

/** What a member has just written. */
interface Written {
  question: CounsellingQuestion
  messageId: number
  text: string
  /** How many photos go with it; they themselves stay in the shop. */
  photos: number
}

/**
 * Writes a member's words to the representative of this moment, and a copy to support, who answers. Both mails become
 * unreadable with the key of the member.
 */
export async function tellAdvisers(trx: Transaction, written: Written): Promise<void> {
  const { question, messageId, text, photos } = written
  const { memberId } = question
  const [member, representative] = [
    await memberIn(trx, memberId),
    await representativeOf(memberId, trx),
  ]
  const { contact_email: support } = await settings()
  const locale = env.get('APP_LOCALE', 'en') as Locale
  const values = {
    number: question.id,
    member: [member?.lastName, member?.firstName].filter(Boolean).join(' '),
    topic: i18nManager.locale(locale).t(`counselling.topic.${question.topic}`),
    lines: text.split('\n').map((line) => ({ line })),
    photos,
    support,
    representative: representative?.name ?? '-',
  }
  const dedupeKey = `mail:counselling:${messageId}`
  const mail = { key: 'mail.counselling', template: 'counselling', values, locale }
  // Whoever has no representative has the shop itself, which gets the copy.
  if (representative?.email && representative.email !== support) {
    const payload = { ...mail, to: representative.email }
    await sendLater(trx, { topic: MAIL, dedupeKey, memberId, payload })
  }
  const link = new URL(`/admin/counselling_questions/${question.id}/show`, env.get('APP_URL')).href
  const copy = {
    ...mail,
    key: 'mail.counselling_copy',
    to: support,
    values: { ...values, link },
  }
  await sendLater(trx, {
    topic: MAIL,
    dedupeKey: `${dedupeKey}:copy`,
    memberId,
    payload: copy,
  })
}
