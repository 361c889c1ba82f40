import vine from '@vinejs/vine'

/** Longest code that is worth comparing, in characters: people put spaces between the figures. */
const CODE_MAX = 40

/** The first code of an authenticator app. */
export const setUpValidator = vine.create({ code: vine.string().trim().maxLength(CODE_MAX) })

/** A time code, or a recovery code in its place. */
export const secondFactorValidator = vine.create({
  code: vine.string().trim().maxLength(CODE_MAX).optional().requiredIfMissing('recovery_code'),
  recovery_code: vine.string().trim().maxLength(CODE_MAX).optional(),
})
