import { QUESTIONS_PER_PAGE } from '../constants.js'
import CounsellingQuestion from '../models/counselling_question.js'

/** One page of a member's questions with what was asked, what happened last first. */
export function questionsOfMember(memberId: number, page: number) {
  return CounsellingQuestion.query()
    .where({ memberId })
    .preload('messages', (messages) => void messages.where('kind', 'question').orderBy('id'))
    .orderBy('changedAt', 'desc')
    .orderBy('id', 'desc')
    .paginate(page, QUESTIONS_PER_PAGE)
}

/** A question of this member with what was written; null where the member has none of this number. */
export function questionOfMember(
  memberId: number,
  id: number
): Promise<CounsellingQuestion | null> {
  return CounsellingQuestion.query()
    .where({ id, memberId })
    .preload('messages', (messages) => {
      messages.whereNot('kind', 'note').orderBy('id')
      messages.preload('photos', (photos) => void photos.orderBy('id'))
    })
    .first()
}
