import { errors } from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { CHOICE_TYPES, type QuestionType } from '../questions/question.js'
import { nextKey, problemOf, storedQuestion } from '../questions/written_question.js'
import type { NamedQuizQuestion, QuizQuestion } from './quiz_question.js'
import type { questionnaireValidator } from './validators/questionnaire_validator.js'

/** A questionnaire as the back-office sends it. */
export type QuestionnaireFields = Infer<typeof questionnaireValidator>
/** A question of it, of whichever kind. */
export type WrittenQuizQuestion = Omit<QuestionnaireFields['questions'][number], 'type'> & {
  type: QuestionType
}

/**
 * The questions as they are kept: named, every one to be answered, with its solution.
 *
 * @throws E_VALIDATION_ERROR where a question is wrong in itself or nothing would be right
 */
export function storedQuestions(written: WrittenQuizQuestion[]): NamedQuizQuestion[] {
  const taken = new Set(written.map(({ id }) => id))
  const questions = written.map((question) => {
    return { id: question.id || nextKey(taken), question: quizQuestion(question) }
  })
  const problems = questions.flatMap(({ id, question }, at) => {
    const isTwice = questions.findIndex((one) => one.id === id) < at
    const [part, code] = isTwice ? ['id', 'unique'] : (problemOf(question) ?? unsolved(question))
    return part && code ? [{ field: `questions.${at}.${part}`, rule: code, message: code }] : []
  })
  if (problems.length) throw new errors.E_VALIDATION_ERROR(problems)
  return questions
}

function quizQuestion(written: WrittenQuizQuestion): QuizQuestion {
  const kept = storedQuestion({ ...written, required: true })
  const isChoice = CHOICE_TYPES.includes(kept.type)
  const options = kept.options.map((option, at) => {
    return { ...option, is_right: written.options?.[at].is_right === true }
  })
  const lines = (written.solutions ?? '').split('\n').map((line) => line.trim())
  return { ...kept, options, solutions: isChoice ? [] : lines.filter(Boolean) }
}

/** Without a right answer nobody could ever pass. */
function unsolved({ type, options, solutions }: QuizQuestion): [part?: string, code?: string] {
  if (CHOICE_TYPES.includes(type)) {
    return options.some((option) => option.is_right) ? [] : ['options', 'no_right_answer']
  }
  return solutions.length ? [] : ['solutions', 'required']
}
