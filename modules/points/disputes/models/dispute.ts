import { DisputeSchema } from '#database/schema'

/** A member's complaint about a code that brought nothing. */
export default class Dispute extends DisputeSchema {}
