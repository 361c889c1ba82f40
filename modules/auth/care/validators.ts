import vine from '@vinejs/vine'

/** How a member asked for something. No free text: the audit log keeps it for good. */
export const WAYS_OF_ASKING = ['phone', 'letter', 'email', 'in_person'] as const

/** The end of a membership that a member asked staff for. */
export const memberDeletionValidator = vine.create({ asked: vine.enum(WAYS_OF_ASKING) })
