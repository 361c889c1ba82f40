import vine from '@vinejs/vine'
import { EVENTS_MAX } from '../constants.js'

const SENDER_MAX = 254
const STATUS_SHAPE = /^[245]\.\d{1,3}\.\d{1,3}$/

/** What a mail provider tells of mails: the sender of the envelope names the mail. */
export const mailEventsValidator = vine.create({
  events: vine
    .array(
      vine.object({
        type: vine.enum(['bounce', 'complaint'] as const),
        sender: vine.string().maxLength(SENDER_MAX),
        status: vine.string().regex(STATUS_SHAPE).optional(),
      })
    )
    .maxLength(EVENTS_MAX),
})
