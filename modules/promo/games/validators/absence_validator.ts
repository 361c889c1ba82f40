import vine from '@vinejs/vine'
import { id } from '#app/validation/numbers'
import { calendarDay } from '#app/validation/rules'

/** From which day on a product is back in a game. */
export const joiningValidator = vine.create({ day: calendarDay() })

/** Which product leaves a game, and from which day on. */
export const leavingValidator = vine.create({ product_id: id(), day: calendarDay() })
