import { SamePersonSchema } from '#database/schema'

/** An account of a person who was here under an earlier one before. */
export default class SamePerson extends SamePersonSchema {}
