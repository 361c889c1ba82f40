import { MemberMarkSchema } from '#database/schema'

/** A keyed hash of a network, a device or an address, kept for 90 days. */
export default class MemberMark extends MemberMarkSchema {}
