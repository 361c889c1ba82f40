import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Product from '#catalogue/products/models/product'
import { WishlistEntrySchema } from '#database/schema'

/** A gift on a wishlist. */
export default class WishlistEntry extends WishlistEntrySchema {
  @belongsTo(() => Product)
  declare product: BelongsTo<typeof Product>
}
