import { appendOnly } from '#app/database/append_only'
import { StockCountSchema } from '#database/schema'

/** A count at a stocktake. */
export default class StockCount extends StockCountSchema {}

appendOnly(StockCount)
