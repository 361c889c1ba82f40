import { appendOnly } from '#app/database/append_only'
import { OrderNoteSchema } from '#database/schema'

/** A sealed note of staff about an order. */
export default class OrderNote extends OrderNoteSchema {}

appendOnly(OrderNote)
