import { appendOnly } from '#app/database/append_only'
import { OrderSubstitutionSchema } from '#database/schema'

/** A gift that goes out in place of another. */
export default class OrderSubstitution extends OrderSubstitutionSchema {}

appendOnly(OrderSubstitution)
