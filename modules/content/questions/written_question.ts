import { comparisonsOf, type ConditionRule, type ShowIf } from '#app/rules/show_if'
import { LONGEST, NUMBER_MAX } from '../constants.js'
import { isDay } from './judge_answers.js'
import {
  CHOICE_TYPES,
  type NamedQuestion,
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
  show_if?: {
    match: ShowIf['match']
    rules: { input: string; is: ConditionRule['is']; value?: string | string[] | null }[]
  } | null
}

/** Kinds whose answers have a size: a number, a count of characters or of choices. */
const SIZED: readonly QuestionType[] = ['number', 'text', 'textarea', 'checkbox']

/** The question as it is kept: only what its kind needs, and a name for each choice. */
export function storedQuestion(written: WrittenQuestion): StoredQuestion {
  const { type, required, label_hu, label_en, hint_hu, hint_en } = written
  const isSized = SIZED.includes(type)
  const isDate = type === 'date' || type === 'date_range'
  return {
    type,
    required: required ?? false,
    label_hu,
    label_en: label_en ?? '',
    hint_hu: hint_hu ?? '',
    hint_en: hint_en ?? '',
    min: isSized ? (written.min ?? null) : null,
    max: isSized ? (written.max ?? null) : null,
    earliest: isDate ? (written.earliest ?? null) : null,
    latest: isDate ? (written.latest ?? null) : null,
    options: CHOICE_TYPES.includes(type) ? namedOptions(written.options ?? []) : [],
    show_if: storedCondition(written.show_if),
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
  const { least, most } = sizesOf(question)
  for (const part of ['min', 'max'] as const) {
    const size = question[part]
    if (size !== null && size < least) return [part, 'too_small']
    if (size !== null && size > most) return [part, 'too_large']
  }
  if (earliest !== null && latest !== null && earliest > latest) return ['latest', 'date_min']
  return undefined
}

/** The sizes an answer of this kind can have at all. */
function sizesOf({ type, options }: StoredQuestion): { least: number; most: number } {
  if (type === 'text' || type === 'textarea') return { least: 1, most: LONGEST[type] }
  if (type === 'checkbox') return { least: 1, most: options.length }
  return { least: -NUMBER_MAX, most: NUMBER_MAX }
}

/**
 * The part of a question's conditions that is wrong, with its code; undefined where all is well.
 *
 * @param earlier the questions that are asked before it: no other can be asked about
 */
export function problemOfCondition(
  { show_if: condition }: StoredQuestion,
  earlier: NamedQuestion[]
): [part: string, code: string] | undefined {
  for (const [at, rule] of (condition?.rules ?? []).entries()) {
    const place = `show_if.rules.${at}`
    const asked = earlier.find(({ id }) => id === rule.input)?.question
    if (!asked) return [`${place}.input`, 'not_earlier']
    if (!comparisonsOf(asked.type).includes(rule.is)) return [`${place}.is`, 'invalid']
    if (!isComparable(asked, rule)) return [`${place}.value`, 'invalid']
  }
  return undefined
}

function isComparable({ type, options }: StoredQuestion, { is, value }: ConditionRule): boolean {
  if (is === 'answered') return value === null
  const wanted = Array.isArray(value) ? value : [value ?? '']
  if (wanted.length === 0 || Array.isArray(value) !== (is === 'one_of')) return false
  if (CHOICE_TYPES.includes(type)) {
    return wanted.every((one) => options.some((option) => option.value === one))
  }
  if (type === 'number') return wanted.every((one) => /^-?\d{1,9}$/.test(one))
  return wanted.every((one) => (type === 'date' ? isDay(one) : one !== ''))
}

function storedCondition(written: WrittenQuestion['show_if']): ShowIf | null {
  if (!written?.rules.length) return null
  const rules = written.rules.map(({ input, is, value }) => {
    if (is === 'answered') return { input, is, value: null }
    return { input, is, value: is === 'one_of' ? [value ?? []].flat() : (value ?? null) }
  })
  return { match: written.match, rules }
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
