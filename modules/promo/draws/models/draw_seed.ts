import { DrawSeedSchema } from '#database/schema'

/** The secret of a draw, sealed until the draw is over. */
export default class DrawSeed extends DrawSeedSchema {}
