import { DrawSchema } from '#database/schema'

/** The drawing of a week's prizes, or of the main prize. */
export default class Draw extends DrawSchema {}
