import {
  CHOICE_TYPES,
  type QuestionBounds,
  type QuestionType,
  type StoredQuestion,
} from './question.js'

type Written = string | null | undefined

/** A question as the back-office sends it. */
export interface WrittenQuestion extends Partial<
  Record<'label_en' | 'hint_hu' | 'hint_en' | 'earliest' | 'latest', Written>
> {
  type: QuestionType
  required?: boolean | null
  label_hu: string
  min?: number | null
  max?: number | null
  options?: { value?: Written; label_hu: string; label_en?: Written }[] | null
}

/** The question as it is kept: only what its kind needs, and a name for each choice. */
export function storedQuestion(written: WrittenQuestion): StoredQuestion {
  const { type, required, label_hu, label_en, hint_hu, hint_en } = written
  const isNumber = type === 'number'
  const isDate = type === 'date' || type === 'date_range'
  return {
    type,
    required: required ?? false,
    label_hu,
    label_en: label_en ?? '',
    hint_hu: hint_hu ?? '',
    hint_en: hint_en ?? '',
    min: isNumber ? (written.min ?? null) : null,
    max: isNumber ? (written.max ?? null) : null,
    earliest: isDate ? (written.earliest ?? null) : null,
    latest: isDate ? (written.latest ?? null) : null,
    options: CHOICE_TYPES.includes(type) ? namedOptions(written.options ?? []) : [],
  }
}

/** The part of a question that is wrong in itself, with its code; undefined where all is well. */
export function problemOf(question: StoredQuestion): [part: string, code: string] | undefined {
  const { type, min, max, earliest, latest, options } = question
  // A single box to tick is a question too; a list of one is none.
  const optionsMin = type === 'checkbox' ? 1 : 2
  if (CHOICE_TYPES.includes(type) && options.length < optionsMin) return ['options', 'required']
  if (new Set(options.map(({ value }) => value)).size < options.length) return ['options', 'unique']
  if (min !== null && max !== null && min > max) return ['max', 'too_small']
  if (earliest !== null && latest !== null && earliest > latest) return ['latest', 'date_min']
  return undefined
}

/** Whether answers given to one question still fit the other; words may be corrected at any time. */
export function takesTheSame(one: StoredQuestion, other: StoredQuestion): boolean {
  return shapeOf(one) === shapeOf(other)
}

function shapeOf({ type, options }: QuestionBounds & Pick<StoredQuestion, 'options'>): string {
  return JSON.stringify([type, options.map(({ value }) => value)])
}

function namedOptions(options: NonNullable<WrittenQuestion['options']>) {
  const taken = new Set(options.map(({ value }) => value))
  return options.map(({ value, label_hu, label_en }) => ({
    value: value || nextKey(taken),
    label_hu,
    label_en: label_en ?? '',
  }))
}

/** A name nobody has yet: the smallest free number. */
export function nextKey(taken: Set<string | null | undefined>): string {
  let number = 1
  while (taken.has(String(number))) number++
  taken.add(String(number))
  return String(number)
}
