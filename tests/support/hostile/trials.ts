import { dose } from '#tests/support/dose'
import type { KnownRoute } from '#tests/support/fuzz/routes'
import { fieldsOf, type FieldPath } from './fields.js'
import { HOSTILE_VALUES } from './values.js'
import type { Sender } from './visitors.js'

/** Parts of addresses are at most this long here, in characters: longer ones are refused anyway. */
const PART_MAX = 2_000

/** One value at one place: in a field of the form, or in a part of its address. */
export type Trial = { value: unknown } & ({ field: FieldPath } | { part: string })

let used = 0

/** The values for one place: all of them, or so many that the places together use all. */
function valuesHere(): unknown[] {
  const count = Math.min(dose.hostileValuesPerField, HOSTILE_VALUES.length)
  return Array.from({ length: count }, () =>
    JSON.parse(HOSTILE_VALUES[used++ % HOSTILE_VALUES.length])
  )
}

/** Everything that is tried at a form. */
export function trialsOf({ pattern }: KnownRoute, form: object): Trial[] {
  const inFields = fieldsOf(form).flatMap((field) =>
    valuesHere().map((value) => ({ field, value }))
  )
  const parts = [...pattern.matchAll(/:(\w+)/g)].map(([, part]) => part)
  const inParts = parts.flatMap((part) =>
    valuesHere()
      .filter(fitsAddress)
      .map((value) => ({ part, value }))
  )
  return [...inFields, ...inParts]
}

/** The address of a form, with the value in it where that is what is tried. */
export function addressOf({ pattern }: KnownRoute, { parts }: Sender, trial: Trial): string {
  return pattern.replaceAll(/:(\w+)/g, (_all, name: string) => {
    const hostile = 'part' in trial && trial.part === name ? String(trial.value) : undefined
    return encodeURIComponent((hostile ?? parts[name] ?? '1').toWellFormed())
  })
}

/** What is tried, for the message of a test that fails. */
export function told(trial: Trial): string {
  const place = 'part' in trial ? `:${trial.part}` : trial.field.join('.')
  return `${place} = ${JSON.stringify(trial.value).slice(0, 80)}`
}

function fitsAddress(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && value.length <= PART_MAX
}
