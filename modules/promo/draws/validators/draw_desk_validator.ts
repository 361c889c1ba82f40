import vine from '@vinejs/vine'
import { line } from '#app/validation/rules'
import { EXCLUDING } from '../actions/exclude_member.js'
import { VACATED_BECAUSE } from '../actions/vacate_place.js'
import { VOID_REASONS } from '#app/rules/void_reasons'

/** Longest name of a member as staff type it, in characters. */
const MEMBER_MAX = 254
/** A signature of a round has 96 characters; a little more is left for blanks around it. */
const SIGNATURE_MAX = 120
const CALLED_MAX = 20

/** The public value where it is typed in: a signature, or digits that were called. */
export const runValidator = vine.create({
  signature: line(SIGNATURE_MAX).nullable().optional(),
  called: line(CALLED_MAX).nullable().optional(),
})

/** Who shall not take part, by number, e-mail address or phone, and why. */
export const exclusionValidator = vine.create({
  member: line(MEMBER_MAX).minLength(1),
  reason: vine.enum(EXCLUDING),
})

/** Why a draw is void. */
export const voidValidator = vine.create({ reason: vine.enum(VOID_REASONS) })

/** Why somebody who was drawn does not get the prize. */
export const vacancyValidator = vine.create({ why: vine.enum(VACATED_BECAUSE) })

/** In which language the minutes of a draw are written; Hungarian unless said. */
export const minutesValidator = vine.create({ language: vine.enum(['hu', 'en']).optional() })
