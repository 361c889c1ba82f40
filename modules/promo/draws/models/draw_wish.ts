import { DrawWishSchema } from '#database/schema'

/** A step of a draw that one person wants, and another has to agree to. */
export default class DrawWish extends DrawWishSchema {}
