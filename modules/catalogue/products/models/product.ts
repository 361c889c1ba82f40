import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import StockItem from '#catalogue/stock/models/stock_item'
import { ProductSchema } from '#database/schema'
import Category from './category.js'
import VariationType from './variation_type.js'

/** A gift priced in points. */
export default class Product extends ProductSchema {
  @belongsTo(() => Category)
  declare category: BelongsTo<typeof Category>

  @hasMany(() => StockItem)
  declare stockItems: HasMany<typeof StockItem>

  @hasMany(() => VariationType)
  declare variationTypes: HasMany<typeof VariationType>
}
