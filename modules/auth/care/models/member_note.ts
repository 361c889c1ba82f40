import { MemberNoteSchema } from '#database/schema'

/** A sealed note of staff about a member. */
export default class MemberNote extends MemberNoteSchema {}
