import type { Answer } from '../questions/judge_answers.js'
import type { NamedQuestion, QuestionType, StoredQuestion } from '../questions/question.js'

/** Kinds of questions that can have a right answer. */
export const QUIZ_TYPES = [
  'radio',
  'select',
  'checkbox',
  'text',
  'number',
] as const satisfies readonly QuestionType[]

/** A question with its solution. @source requirements D-33 */
export interface QuizQuestion extends Omit<StoredQuestion, 'options'> {
  options: (StoredQuestion['options'][number] & { is_right: boolean })[]
  /** Words or figures that count as right; empty where choices do. */
  solutions: string[]
}

/** A question with the name its answer goes by. */
export type NamedQuizQuestion = NamedQuestion & { question: QuizQuestion }

/** Whether every question is answered rightly. Choices: one right one, or exactly all right ones. */
export function areRight(questions: NamedQuizQuestion[], answers: Record<string, Answer>) {
  return questions.every(({ id, question }) => isRight(question, answers[id]))
}

function isRight({ type, options, solutions }: QuizQuestion, answer: Answer | undefined): boolean {
  if (answer === undefined) return false
  const right = options.filter((option) => option.is_right).map(({ value }) => value)
  if (type === 'checkbox') {
    return Array.isArray(answer) && right.join(' ') === answer.join(' ')
  }
  if (type === 'radio' || type === 'select') return right.includes(String(answer))
  return solutions.some((solution) => plain(solution) === plain(String(answer)))
}

/** Case, accents and spaces are no mistakes. */
function plain(text: string): string {
  const letters = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return letters.replaceAll(/\s+/g, ' ').trim()
}
