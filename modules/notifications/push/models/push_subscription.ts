import { column } from '@adonisjs/lucid/orm'
import { PushSubscriptionSchema } from '#database/schema'

/** Where a browser of a member takes messages while the shop is closed. */
export default class PushSubscription extends PushSubscriptionSchema {
  // The naming of columns takes figures apart.
  @column({ columnName: 'p256dh' })
  declare p256Dh: string
}
