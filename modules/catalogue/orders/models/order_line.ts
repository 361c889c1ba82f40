import { belongsTo, hasMany, hasOne } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import OrderRemainder from '#catalogue/desk/models/order_remainder'
import OrderSubstitution from '#catalogue/desk/models/order_substitution'
import ParcelLine from '#catalogue/desk/models/parcel_line'
import Product from '#catalogue/products/models/product'
import { OrderLineSchema } from '#database/schema'

/** A gift of an order. It stays as it was ordered, whatever becomes of it. */
export default class OrderLine extends OrderLineSchema {
  @belongsTo(() => Product)
  declare product: BelongsTo<typeof Product>

  /** The gift that goes out in its place. */
  @hasOne(() => OrderSubstitution)
  declare substitution: HasOne<typeof OrderSubstitution>

  /** What of it will not be sent. */
  @hasOne(() => OrderRemainder)
  declare remainder: HasOne<typeof OrderRemainder>

  /** Its pieces in parcels. */
  @hasMany(() => ParcelLine)
  declare packed: HasMany<typeof ParcelLine>

  /** Pieces that left the house. */
  get sent(): number {
    return this.packed.reduce((sum, { quantity }) => sum + quantity, 0)
  }

  /** Pieces that leave the house sooner or later. */
  get sendable(): number {
    return this.quantity - (this.remainder?.quantity ?? 0)
  }

  /** Pieces that are still to be sent. */
  get left(): number {
    return this.sendable - this.sent
  }

  /** The gift that goes out, with the price that was paid for it in the end. */
  get goingOut(): OrderLine | OrderSubstitution {
    return this.substitution ?? this
  }
}

/** Reads lines in their order, with how far they have come: `preload('lines', withProgress)`. */
export function withProgress(lines: HasMany<typeof OrderLine>['builder']): void {
  lines.orderBy('id').preload('substitution').preload('remainder').preload('packed')
}
