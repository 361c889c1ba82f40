import { visibleInputs } from '#app/rules/show_if'
import type { FieldError } from '#app/validation/code_reporter'
import { LONGEST, NUMBER_MAX } from '../constants.js'
import type { NamedQuestion, QuestionType, StoredQuestion } from './question.js'

/** What a member answered to one question. */
export type Answer = string | number | string[] | { from: string; to: string }

/** The answers that can be kept, by question, and what is wrong with the others. */
export interface Judged {
  answers: Record<string, Answer>
  errors: FieldError[]
}

type Verdict = { answer: Answer } | { code: string }
type Judge = (value: unknown, question: StoredQuestion) => Verdict

const INVALID: Verdict = { code: 'invalid' }

/**
 * Checks what a member sent against the questions. What nobody asked for is left out, and what was sent to a question
 * that the other answers hide; an empty answer is none. Codes: required, invalid, min, max, too_few, too_many, too_small,
 * too_large, date_min, date_max, date_range_order, date_range_min, date_range_max; one table of cases tests the
 * browser's as well.
 *
 * @param prefix what the names of wrong fields begin with, for example `fields`
 * @source requirements S-05, S-06 and V-26
 */
export function judgeAnswers(
  questions: NamedQuestion[],
  sent: Record<string, unknown>,
  prefix: string
): Judged {
  const judged: Judged = { answers: {}, errors: [] }
  const visible = visibleInputs(questions.map(conditionalInput), sent)
  for (const { id, question } of questions) {
    if (!visible.has(id)) continue
    const verdict = verdictOn(Object.hasOwn(sent, id) ? sent[id] : undefined, question)
    if (!verdict) continue
    if ('answer' in verdict) judged.answers[id] = verdict.answer
    else {
      const { code } = verdict
      judged.errors.push({ field: `${prefix}.${id}`, rule: code, message: code })
    }
  }
  return judged
}

function conditionalInput({ id, question: { type, show_if } }: NamedQuestion) {
  return { id, type, show_if: show_if ?? null }
}

function verdictOn(value: unknown, question: StoredQuestion): Verdict | null {
  const isLeftOut = question.type === 'date_range' ? hasNoDays(value) : isEmpty(value)
  if (!isLeftOut) return JUDGES[question.type](value, question)
  return question.required ? { code: 'required' } : null
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}

function hasNoDays(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isEmpty(value)
  return isEmpty(partOf(value, 'from')) && isEmpty(partOf(value, 'to'))
}

const JUDGES: Record<QuestionType, Judge> = {
  text: words,
  textarea: words,
  number: wholeNumber,
  select: oneChoice,
  radio: oneChoice,
  checkbox: choices,
  date: oneDay,
  date_range: range,
}

function words(value: unknown, { type, min, max }: StoredQuestion): Verdict {
  if (typeof value !== 'string') return INVALID
  const answer = value.trim()
  if (answer.length > (max ?? LONGEST[type === 'text' ? 'text' : 'textarea']))
    return { code: 'max' }
  if (answer.length < (min ?? 0)) return { code: 'min' }
  return /^[^\p{Cc}]*$/u.test(answer.replaceAll(/[\r\n\t]/g, ' ')) ? { answer } : INVALID
}

function wholeNumber(value: unknown, { min, max }: StoredQuestion): Verdict {
  const isWritten = typeof value === 'string' && /^\s*-?\d{1,10}\s*$/.test(value)
  const answer = isWritten ? Number(value) : value
  if (typeof answer !== 'number' || !Number.isInteger(answer)) return INVALID
  if (Math.abs(answer) > NUMBER_MAX) return INVALID
  if (min !== null && answer < min) return { code: 'too_small' }
  return max !== null && answer > max ? { code: 'too_large' } : { answer }
}

function oneChoice(value: unknown, { options }: StoredQuestion): Verdict {
  const chosen = options.find((option) => option.value === value)
  return chosen ? { answer: chosen.value } : INVALID
}

function choices(value: unknown, { options, min, max }: StoredQuestion): Verdict {
  const chosen = Array.isArray(value) ? value : [value]
  const answer = options.map((option) => option.value).filter((one) => chosen.includes(one))
  if (answer.length !== chosen.length) return INVALID
  if (answer.length < (min ?? 0)) return { code: 'too_few' }
  return answer.length > (max ?? options.length) ? { code: 'too_many' } : { answer }
}

function oneDay(value: unknown, { earliest, latest }: StoredQuestion): Verdict {
  if (!isDay(value)) return INVALID
  if (earliest !== null && value < earliest) return { code: 'date_min' }
  return latest !== null && value > latest ? { code: 'date_max' } : { answer: value }
}

/** @source requirements S-06: the order first, then the bounds. */
function range(value: unknown, { earliest, latest }: StoredQuestion): Verdict {
  if (typeof value !== 'object') return INVALID
  const from = partOf(value!, 'from')
  const to = partOf(value!, 'to')
  if (isEmpty(from) || isEmpty(to)) return { code: 'required' }
  if (!isDay(from) || !isDay(to)) return INVALID
  if (from > to) return { code: 'date_range_order' }
  if (earliest !== null && from < earliest) return { code: 'date_range_min' }
  return latest !== null && to > latest ? { code: 'date_range_max' } : { answer: { from, to } }
}

function partOf(value: object, name: string): unknown {
  return Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
