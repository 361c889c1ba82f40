import type { ShowIf } from '#app/rules/show_if'
import { textIn } from './text_in.js'

/** Kinds of questions. @source requirements S-05 */
export const QUESTION_TYPES = [
  'text',
  'textarea',
  'number',
  'select',
  'radio',
  'checkbox',
  'date',
  'date_range',
] as const
/** One kind of question. */
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** Kinds that are answered with what is offered. */
export const CHOICE_TYPES: readonly QuestionType[] = ['select', 'radio', 'checkbox']

/** What a question takes, whatever its language. */
export type QuestionBounds = {
  type: QuestionType
  required: boolean
  /** Smallest and largest number, fewest and most characters or choices; both included. */
  min: number | null
  max: number | null
  /** First and last day, YYYY-MM-DD, both included. */
  earliest: string | null
  latest: string | null
  /** When it is asked; nothing where it always is. */
  show_if?: ShowIf | null
}

/** A question as staff write it; English may wait. */
export interface StoredQuestion extends QuestionBounds {
  label_hu: string
  label_en: string
  hint_hu: string
  hint_en: string
  options: { value: string; label_hu: string; label_en: string }[]
}

/** A question as members see it. */
export type ShownQuestion = QuestionBounds & {
  label: string
  hint: string
  options: { value: string; label: string }[]
}

/** A question with the name its answer goes by. */
export type NamedQuestion = { id: string; question: StoredQuestion }

/** The question in a language. */
export function shownQuestion(question: StoredQuestion, locale: string): ShownQuestion {
  const { type, required, min, max, earliest, latest, options } = question
  return {
    show_if: question.show_if ?? null,
    type,
    required,
    min,
    max,
    earliest,
    latest,
    label: textIn(question, 'label', locale),
    hint: textIn(question, 'hint', locale),
    options: options.map((option) => ({
      value: option.value,
      label: textIn(option, 'label', locale),
    })),
  }
}
