import { errors } from '@vinejs/vine'
import type { Settings } from './defaults.js'
import { SHAPES, type Shape } from './shapes.js'

export type Value = Settings[keyof Settings]

const COUNTRIES_MAX = 250
const LINK_MAX = 300
const EMAIL_MAX = 254
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/
const LINK = /^(\/(?!\/)|https?:\/\/[^\s/])[^\s]*$/
const COUNTRY = /^[A-Z]{2}$/
const WHOLE = /^-?\d{1,9}$/
const CONTROL = /\p{Cc}/u

/** What is wrong with a value: a rule, with the bound that it breaks. */
type Fault = { rule: string; meta?: { bound: number } }

/**
 * A value of a setting as somebody typed or sent it, in the type the setting has.
 *
 * @throws E_VALIDATION_ERROR on the field `value`: required, invalid, min, max
 */
export function readValue(key: keyof Settings, given: unknown): Value {
  const value = typed(SHAPES[key], given)
  const fault = value === undefined ? { rule: 'invalid' } : faultOf(SHAPES[key], value)
  if (!fault) return value!
  throw new errors.E_VALIDATION_ERROR([{ field: 'value', message: fault.rule, ...fault }])
}

/** In the type of the shape; undefined where it is of another one. */
function typed(shape: Shape, given: unknown): Value | undefined {
  if (shape.kind === 'countries') return listOf(given)
  if (typeof given === 'string') return typedText(shape, given.trim())
  if (shape.kind === 'switch' && typeof given === 'boolean') return given
  if (shape.kind === 'whole' && Number.isInteger(given)) return given as number
  return given === null || given === undefined ? '' : undefined
}

function typedText({ kind }: Shape, text: string): Value | undefined {
  if (kind === 'switch') return text === 'true' || (text === 'false' ? false : undefined)
  if (kind === 'whole' && text) return WHOLE.test(text) ? Number(text) : undefined
  return text
}

function listOf(given: unknown): string[] | undefined {
  const words = typeof given === 'string' ? given.split(',') : (given ?? [])
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string')) return undefined
  return words.map((word) => word.trim().toUpperCase()).filter(Boolean)
}

function faultOf(shape: Shape, value: Value): Fault | undefined {
  if (Array.isArray(value)) return faultOfList(value)
  if (shape.kind === 'whole') return faultOfNumber(shape, value)
  if (typeof value === 'string') return faultOfText(shape, value)
  return undefined
}

function faultOfList(value: string[]): Fault | undefined {
  if (value.length > COUNTRIES_MAX) return { rule: 'max', meta: { bound: COUNTRIES_MAX } }
  return value.every((code) => COUNTRY.test(code)) ? undefined : { rule: 'invalid' }
}

function faultOfNumber({ min, max }: { min: number; max: number }, value: Value) {
  if (typeof value !== 'number') return { rule: 'required' }
  if (value < min) return { rule: 'min', meta: { bound: min } }
  return value > max ? { rule: 'max', meta: { bound: max } } : undefined
}

function faultOfText(shape: Shape, value: string): Fault | undefined {
  if (shape.kind === 'switch') return { rule: 'required' }
  const mayBeEmpty = 'mayBeEmpty' in shape && shape.mayBeEmpty
  if (!value) return mayBeEmpty ? undefined : { rule: 'required' }
  const max = longest(shape)
  if (value.length > max) return { rule: 'max', meta: { bound: max } }
  return fitsForm(shape, value) ? undefined : { rule: 'invalid' }
}

function longest(shape: Shape): number {
  if (shape.kind === 'text') return shape.max
  return shape.kind === 'email' ? EMAIL_MAX : LINK_MAX
}

function fitsForm({ kind }: Shape, value: string): boolean {
  if (CONTROL.test(value)) return false
  if (kind === 'email') return EMAIL.test(value)
  return kind !== 'link' || LINK.test(value)
}
