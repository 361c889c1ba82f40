import { KnownPersonSchema } from '#database/schema'

/** A keyed hash of somebody who is or was a member. */
export default class KnownPerson extends KnownPersonSchema {}
