import vine from '@vinejs/vine'
import {
  COUNSELLING_PHOTOS_MAX,
  COUNSELLING_TEXT_MAX,
  COUNSELLING_TOPICS,
} from '#app/rules/counselling'
import { ID_MAX } from '#app/validation/ids'
import { integer } from '#app/validation/numbers'
import { NOTE_MAX } from '../constants.js'
import { HAND_STATES } from '../question_states.js'

/** The name a browser gives a photo. */
export const PHOTO_KEY = /^[0-9a-f]{32}$/

/** Signs that are not seen, and those that turn the direction of what follows; lines stay lines. */
const UNSEEN = /[^\P{Cc}\n\t]|[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** Words of several lines, shown as text wherever they stand. */
const words = (max: number) =>
  vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(max)
    .transform((text) => text.replaceAll('\r\n', '\n').normalize('NFC').replaceAll(UNSEEN, ''))

const photos = () =>
  vine.array(vine.string().regex(PHOTO_KEY)).distinct().maxLength(COUNSELLING_PHOTOS_MAX).optional()

/** A new question. */
export const questionValidator = vine.create({
  topic: vine.enum(COUNSELLING_TOPICS),
  product_id: integer([1, ID_MAX]).nullable().optional(),
  text: words(COUNSELLING_TEXT_MAX),
  photos: photos(),
})

/** What a member adds to a question. */
export const replyValidator = vine.create({
  text: words(COUNSELLING_TEXT_MAX),
  photos: photos(),
})

/** What support answers. */
export const answerValidator = vine.create({ text: words(COUNSELLING_TEXT_MAX) })

/** Where a question is taken by hand. */
export const stateValidator = vine.create({ state: vine.enum(HAND_STATES) })

/** To whom a question goes among staff. */
export const handOverValidator = vine.create({
  staff_id: integer([1, ID_MAX]),
  note: vine.string().trim().maxLength(NOTE_MAX).nullable().optional(),
})
