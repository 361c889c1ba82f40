import { registerWaiting } from '#app/waiting/waiting'
import CounsellingQuestion from '../counselling/models/counselling_question.js'

registerWaiting('counselling_questions', () => CounsellingQuestion.waiting())
