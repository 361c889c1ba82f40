import { FaqEntrySchema } from '#database/schema'

/** A question and its answer. */
export default class FaqEntry extends FaqEntrySchema {}
