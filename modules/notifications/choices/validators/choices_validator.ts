import vine from '@vinejs/vine'
import { NOTICE_SWITCHES } from '#app/rules/notification_topics'
import { integer } from '#app/validation/numbers'

const HOUR: [number, number] = [0, 23]

const switches = Object.fromEntries(
  Object.keys(NOTICE_SWITCHES).map((name) => [name, vine.boolean()])
)

/** How a member wants to be told, all of it; two hours, or none. */
export const choicesValidator = vine.create({
  switches: vine.object(switches),
  quiet: vine.object({ from: integer(HOUR), until: integer(HOUR) }).nullable(),
})
