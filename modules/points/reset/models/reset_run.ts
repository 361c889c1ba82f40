import { ResetRunSchema } from '#database/schema'

/** The year-end reset of a year and how far it has come. */
export default class ResetRun extends ResetRunSchema {}
