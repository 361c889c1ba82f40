import { SamePersonSchema } from '#database/schema'

/** An account of a person who scanned under an earlier one before. */
export default class SamePerson extends SamePersonSchema {}
