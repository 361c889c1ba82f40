import vine from '@vinejs/vine'
import { wholeNumber } from '#app/validation/numbers'

/** Longest address a push service is known to give is a third of it, in characters. */
const ENDPOINT_MAX = 1024
/** The last instant a date can hold, in ms UTC. */
const INSTANT_MAX = 8.64e15

/** 65 and 16 bytes in base64url; some browsers fill up the last group. @source RFC 8291 section 3 */
const P256DH = /^[\w-]{87}=?$/
const AUTH = /^[\w-]{22}(==)?$/

/** The subscription as a browser writes it out. @source requirements D-30, H-55 */
export const pushSubscriptionValidator = vine.create({
  endpoint: vine.string().maxLength(ENDPOINT_MAX),
  expirationTime: wholeNumber([0, INSTANT_MAX]).nullable().optional(),
  keys: vine.object({
    p256dh: vine.string().regex(P256DH),
    auth: vine.string().regex(AUTH),
  }),
})

/** The subscription that ends. */
export const endedSubscriptionValidator = vine.create({
  endpoint: vine.string().maxLength(ENDPOINT_MAX),
})
