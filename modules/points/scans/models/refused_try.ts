import { RefusedTrySchema } from '#database/schema'

/** Refused scans of a member on a day. */
export default class RefusedTry extends RefusedTrySchema {}
