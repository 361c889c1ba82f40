import { StockItemSchema } from '#database/schema'

/** The pieces of one variation of a gift; no number means no limit. */
export default class StockItem extends StockItemSchema {}
