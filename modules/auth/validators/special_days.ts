import vine from '@vinejs/vine'
import { birthday, nameDay } from './days.js'

/** A birthday, or nothing where the step is left out. @source requirement rows */
export const birthdayValidator = vine.create({ birthday: birthday().nullable().optional() })

/** A name day, or nothing where the step is left out. @source requirement row X-05 */
export const nameDayValidator = vine.create({ name_day: nameDay().nullable().optional() })
