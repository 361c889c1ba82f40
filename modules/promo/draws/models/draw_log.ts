import { DrawLogSchema } from '#database/schema'

/** How many lines the log of a promotion has, and its head. */
export default class DrawLog extends DrawLogSchema {}
