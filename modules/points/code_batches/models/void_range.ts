import { VoidRangeSchema } from '#database/schema'

/** Codes of a batch that were voided. */
export default class VoidRange extends VoidRangeSchema {}
