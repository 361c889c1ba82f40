import { MemberShippingSchema } from '#database/schema'

/** Where gifts of a member go. */
export default class MemberShipping extends MemberShippingSchema {}
