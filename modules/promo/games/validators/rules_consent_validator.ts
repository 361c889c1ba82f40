import vine from '@vinejs/vine'

/** One box for the rules of the game and the privacy notice. @source requirements */
export const rulesConsentValidator = vine.create({ consent: vine.accepted() })
