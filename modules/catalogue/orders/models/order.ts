import { hasMany } from '@adonisjs/lucid/orm'
import type { ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import OrderNote from '#catalogue/desk/models/order_note'
import Parcel from '#catalogue/desk/models/parcel'
import { OrderSchema } from '#database/schema'
import type { OrderStatus } from '../order_status.js'
import OrderLine from './order_line.js'
import OrderStep from './order_step.js'

/** Gifts that a member exchanged points for. */
export default class Order extends OrderSchema {
  declare status: OrderStatus

  /** Orders that nobody has begun to work on. */
  static unbegun(options?: ModelAdapterOptions) {
    return Order.query(options).where('status', 'received')
  }

  /** Orders that were neither delivered nor cancelled. */
  static underWay(options?: ModelAdapterOptions) {
    return Order.query(options).whereIn('status', ['received', 'processing', 'shipped'])
  }

  @hasMany(() => OrderLine)
  declare lines: HasMany<typeof OrderLine>

  @hasMany(() => OrderStep)
  declare steps: HasMany<typeof OrderStep>

  @hasMany(() => OrderNote)
  declare notes: HasMany<typeof OrderNote>

  @hasMany(() => Parcel)
  declare parcels: HasMany<typeof Parcel>
}
