import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { createRecord } from '#content/records/actions/create_record'
import { heldRecord } from '#content/records/actions/held_record'
import { publishRecord } from '#content/records/actions/publish_record'

/** What a test may say about the question it needs. */
export interface GivenFaqEntry {
  question_hu?: string
  question_en?: string
  answer_hu?: string
  answer_en?: string
  position?: number
  published_at?: number | null
}

/** A published question at the end of the list; answers its id. */
export async function givenFaqEntry(given: GivenFaqEntry = {}): Promise<number> {
  const { position = 100_000, published_at: startsAt = clock.now(), ...texts } = given
  const body = {
    question_hu: 'Mi az a pont?',
    question_en: 'What is a point?',
    answer_hu: '<p>Ajándékra váltható.</p>',
    answer_en: '<p>It buys gifts.</p>',
    ...texts,
  }
  return transaction(async (trx) => {
    const record = await createRecord(trx, { kind: 'faq', body, editedBy: null })
    await record.merge({ position }).useTransaction(trx.client).save()
    if (startsAt === null) return record.id
    await publishRecord(trx, await heldRecord(trx, record.id), { startsAt, publishedBy: null })
    return record.id
  })
}
