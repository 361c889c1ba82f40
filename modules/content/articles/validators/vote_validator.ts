import vine from '@vinejs/vine'

/** Whether an article helped. */
export const voteValidator = vine.create({ helped: vine.boolean() })
