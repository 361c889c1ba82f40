import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

const DAY = /^\d{4}-\d{2}-\d{2}$/

const dayRule = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value === 'string' && !isDay(value)) field.report('invalid', 'invalid', field)
})

/** The way a file of consents is written. */
export const consentFileValidator = vine.create({ format: vine.enum(['csv', 'json'] as const) })

/** The day in Budapest a proof is asked for, as YYYY-MM-DD. */
export const consentProofValidator = vine.create({ day: vine.string().use(dayRule()) })

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return DAY.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
