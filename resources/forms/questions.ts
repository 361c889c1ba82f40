import type { ShowIf } from '@rules/show_if'
import type { FieldCodes } from './form_errors'

/** A question as the server sends it. */
export type Question = {
  type: 'text' | 'textarea' | 'number' | 'select' | 'radio' | 'checkbox' | 'date' | 'date_range'
  required: boolean
  /** Bounds of a number, of characters, or of choices. */
  min: number | null
  max: number | null
  /** First and last day, YYYY-MM-DD. */
  earliest: string | null
  latest: string | null
  label: string
  hint: string
  options: { value: string; label: string }[]
  /** When it is asked; null where it always is. */
  show_if: ShowIf | null
}

/** What is typed or chosen, before it is sent. */
export type Answer = string | string[] | { from: string; to: string }

/** Longest answers, as the server checks them. */
const LINE_MAX = 300
const TEXT_MAX = 2000

/** What a form begins with. */
export function emptyAnswer({ type }: Pick<Question, 'type'>): Answer {
  if (type === 'checkbox') return []
  return type === 'date_range' ? { from: '', to: '' } : ''
}

/**
 * What is wrong with the answers, by the name of the question. The server has the same rules; one
 * table of cases tests both. @source requirements S-05 and S-06
 */
export function answerErrors(
  questions: Record<string, Question>,
  answers: Record<string, Answer>
): FieldCodes {
  const found = Object.entries(questions).map(([name, question]) => {
    return [name, codeOf(question, answers[name] ?? '')] as const
  })
  return Object.fromEntries(found.filter(([, code]) => code !== undefined)) as FieldCodes
}

function codeOf(question: Question, answer: Answer): string | undefined {
  if (isEmpty(answer)) return question.required ? 'required' : undefined
  const { earliest, latest } = question
  if (typeof answer === 'object' && !Array.isArray(answer)) {
    const { from, to } = answer
    if (from === '' || to === '') return 'required'
    if (from > to) return 'date_range_order'
    if (earliest !== null && from < earliest) return 'date_range_min'
    return latest !== null && to > latest ? 'date_range_max' : undefined
  }
  if (Array.isArray(answer)) {
    if (answer.length < (question.min ?? 0)) return 'too_few'
    return answer.length > (question.max ?? answer.length) ? 'too_many' : undefined
  }
  if (question.type === 'number') return numberCode(question, answer)
  if (question.type === 'date') {
    if (earliest !== null && answer < earliest) return 'date_min'
    return latest !== null && answer > latest ? 'date_max' : undefined
  }
  return question.type === 'text' || question.type === 'textarea'
    ? lengthCode(question, answer.trim().length)
    : undefined
}

function lengthCode(question: Question, length: number): string | undefined {
  if (length > longestOf(question)) return 'max'
  return length < (question.min ?? 0) ? 'min' : undefined
}

/** Most characters of an answer in words. */
export function longestOf({ type, max }: Question): number {
  return max ?? (type === 'textarea' ? TEXT_MAX : LINE_MAX)
}

function numberCode({ min, max }: Question, answer: string): string | undefined {
  if (!/^\s*-?\d{1,9}\s*$/.test(answer)) return 'invalid'
  if (min !== null && Number(answer) < min) return 'too_small'
  return max !== null && Number(answer) > max ? 'too_large' : undefined
}

function isEmpty(answer: Answer): boolean {
  if (typeof answer === 'string') return answer.trim() === ''
  return Array.isArray(answer) ? answer.length === 0 : answer.from === '' && answer.to === ''
}
