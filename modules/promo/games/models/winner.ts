import { WinnerSchema } from '#database/schema'

/** Who won an item of a prize, under the shortened name that is made public. */
export default class Winner extends WinnerSchema {}
