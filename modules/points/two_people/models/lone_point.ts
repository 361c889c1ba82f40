import { LonePointSchema } from '#database/schema'

/** Points that one person of the staff made possible alone on a day. */
export default class LonePoint extends LonePointSchema {}
