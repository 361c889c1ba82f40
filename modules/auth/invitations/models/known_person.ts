import { KnownPersonSchema } from '#database/schema'

/** A keyed hash of somebody who was invited once. */
export default class KnownPerson extends KnownPersonSchema {}
