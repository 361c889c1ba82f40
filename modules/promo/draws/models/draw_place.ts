import { DrawPlaceSchema } from '#database/schema'

/** A place of a draw, and under which pseudonym somebody was drawn for it. */
export default class DrawPlace extends DrawPlaceSchema {}
