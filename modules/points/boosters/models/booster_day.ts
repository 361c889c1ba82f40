import { BoosterDaySchema } from '#database/schema'

/** What a booster gave on a day. */
export default class BoosterDay extends BoosterDaySchema {}
