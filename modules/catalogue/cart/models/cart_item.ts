import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Product from '#catalogue/products/models/product'
import { CartItemSchema } from '#database/schema'

/** A gift a member chose. */
export default class CartItem extends CartItemSchema {
  @belongsTo(() => Product)
  declare product: BelongsTo<typeof Product>
}
