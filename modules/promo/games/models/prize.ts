import { PrizeSchema } from '#database/schema'

/** What is won in a draw, once or several times. */
export default class Prize extends PrizeSchema {}
