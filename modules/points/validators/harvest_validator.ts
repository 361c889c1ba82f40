import vine from '@vinejs/vine'
import { line } from '#app/validation/rules'

/** Longest note of a settled case, in characters. */
const NOTE_MAX = 500

/** What somebody found who looked at a case. */
export const harvestVerdictValidator = vine.create({
  verdict: vine.enum(['honest', 'confirmed'] as const),
  note: line(NOTE_MAX).nullable().optional(),
})
