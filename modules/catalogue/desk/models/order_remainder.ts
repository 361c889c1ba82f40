import { appendOnly } from '#app/database/append_only'
import { OrderRemainderSchema } from '#database/schema'

/** Pieces of an order that were cancelled at the end. */
export default class OrderRemainder extends OrderRemainderSchema {}

appendOnly(OrderRemainder)
