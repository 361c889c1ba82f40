import { appendOnly } from '#app/database/append_only'
import { StockMovementSchema } from '#database/schema'

/** A change of stock. */
export default class StockMovement extends StockMovementSchema {}

appendOnly(StockMovement)
