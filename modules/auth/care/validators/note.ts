import vine from '@vinejs/vine'

/** Longest note about a member, in characters. */
const NOTE_MAX = 1000

/** A note about a member; it may have several lines. */
export const memberNoteValidator = vine.create({
  text: vine.string().trim().minLength(1).maxLength(NOTE_MAX),
})
