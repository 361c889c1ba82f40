import vine from '@vinejs/vine'

/** Longest code that is looked at, in characters, with what helps the eye. */
const CODE_MAX = 20

/** What an authenticator app shows; spaces help the eye. */
const timeCode = () =>
  vine
    .string()
    .maxLength(CODE_MAX)
    .transform((code) => code.replaceAll(/\s/g, ''))

/** The first code, which switches the second factor on. */
export const timeCodeValidator = vine.create({ code: timeCode() })

/** The answer to a challenge; a recovery code goes before where both are sent. */
export const challengeValidator = vine.create({
  code: timeCode().optional().requiredIfMissing('recovery_code'),
  recovery_code: vine.string().maxLength(CODE_MAX).nullable().optional(),
})
