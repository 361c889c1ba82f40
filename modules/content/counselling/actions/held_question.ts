import { NotFound } from '#app/exceptions/page_exceptions'
import type { Transaction } from '#app/transaction'
import CounsellingQuestion from '../models/counselling_question.js'

/** A question, held so that two staff members change it one after the other. @throws not_found */
export async function heldQuestion(
  { client }: Transaction,
  id: number
): Promise<CounsellingQuestion> {
  const question = await CounsellingQuestion.query({ client }).where({ id }).forUpdate().first()
  if (!question) throw new NotFound()
  return question
}
