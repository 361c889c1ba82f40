import { DrawExclusionSchema } from '#database/schema'

/** A member who does not take part in a draw; counts once a second person has agreed. */
export default class DrawExclusion extends DrawExclusionSchema {}
