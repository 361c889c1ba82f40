import { registerOpenOfMember } from '#app/waiting/open_of_member'
import { registerWaiting } from '#app/waiting/waiting'
import CounsellingQuestion from '../counselling/models/counselling_question.js'

registerWaiting('counselling_questions', () => CounsellingQuestion.waiting())
registerOpenOfMember('counselling_questions', (memberId) =>
  CounsellingQuestion.waiting().where({ memberId })
)
