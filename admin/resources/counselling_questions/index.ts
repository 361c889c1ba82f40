import { MessagesSquare } from 'lucide-react'
import { QuestionList } from './question_list'
import { QuestionShow } from './question_show'

export const counsellingQuestions = {
  list: QuestionList,
  show: QuestionShow,
  icon: MessagesSquare,
}
