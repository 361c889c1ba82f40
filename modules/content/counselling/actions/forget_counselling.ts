import IdempotencyKey from '#app/idempotency/models/idempotency_key'
import type { Transaction } from '#app/transaction'
import CounsellingMessage from '../models/counselling_message.js'
import CounsellingPhoto from '../models/counselling_photo.js'
import CounsellingQuestion from '../models/counselling_question.js'
import { scopeOf } from '../written_once.js'

/** Forgets all a deleted member asked and was told; the files of the photos go after the commit. */
export async function forgetCounsellingOf(
  { client }: Transaction,
  memberId: number
): Promise<void> {
  const questions = await CounsellingQuestion.query({ client }).where({ memberId }).select('id')
  const scopes = [scopeOf(memberId), ...questions.map(({ id }) => scopeOf(memberId, id))]
  for (const model of [CounsellingPhoto, CounsellingMessage, CounsellingQuestion]) {
    await model.query({ client }).where({ memberId }).delete()
  }
  await IdempotencyKey.query({ client }).whereIn('scope', scopes).delete()
}
