import vine from '@vinejs/vine'
import { calendarDay } from '#app/validation/rules'

/** The way a file of consents is written. */
export const consentFileValidator = vine.create({ format: vine.enum(['csv', 'json'] as const) })

/** The day in Budapest a proof is asked for, as YYYY-MM-DD. */
export const consentProofValidator = vine.create({ day: calendarDay() })
