import { batchesOf, readable, type Disclosure } from '#app/personal/disclosure'
import { unsealerOf } from '#app/personal/member_key'
import CounsellingMessage from '../counselling/models/counselling_message.js'
import CounsellingPhoto from '../counselling/models/counselling_photo.js'
import CounsellingQuestion from '../counselling/models/counselling_question.js'
import { productTitle } from '../counselling/queries/known_products.js'

/** What a member asked the advisers, and what was written about it; notes of staff are about the member as well. */
export const counsellingDisclosures: Disclosure[] = [
  {
    name: 'counselling_questions',
    covers: ['counselling_questions'],
    async *read(memberId, locale) {
      for await (const batch of batchesOf(() => CounsellingQuestion.query().where({ memberId }))) {
        yield await Promise.all(
          batch.map(async ({ id, topic, state, askedAt, changedAt, participatingProductId }) => ({
            ...readable({ id, topic, state, asked_at: askedAt, changed_at: changedAt }),
            product: (await productTitle(participatingProductId, locale)) ?? '',
          }))
        )
      }
    },
  },
  {
    name: 'counselling_messages',
    covers: ['counselling_messages'],
    async *read(memberId) {
      const open = await unsealerOf(memberId)
      for await (const batch of batchesOf(() => CounsellingMessage.query().where({ memberId }))) {
        yield batch.map(({ id, questionId, kind, sealedText, writtenAt }) =>
          readable({
            id,
            question_id: questionId,
            kind,
            text: open(sealedText),
            written_at: writtenAt,
          })
        )
      }
    },
  },
  {
    name: 'counselling_photos',
    covers: ['counselling_photos'],
    async *read(memberId) {
      for await (const batch of batchesOf(() => CounsellingPhoto.query().where({ memberId }))) {
        yield batch.map(({ id, key, messageId, storedAt }) =>
          readable({
            id,
            message_id: messageId,
            stored_at: storedAt,
            address: `/profil/szaktanacsadas/kepek/${key}`,
          })
        )
      }
    },
  },
]
