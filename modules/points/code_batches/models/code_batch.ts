import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { CodeBatchSchema } from '#database/schema'
import ParticipatingProduct from '#points/participating/models/participating_product'
import VoidRange from './void_range.js'

/** Codes that were made together, for one participating product. */
export default class CodeBatch extends CodeBatchSchema {
  @belongsTo(() => ParticipatingProduct, { foreignKey: 'productId' })
  declare product: BelongsTo<typeof ParticipatingProduct>

  @hasMany(() => VoidRange, { foreignKey: 'batchId' })
  declare voidRanges: HasMany<typeof VoidRange>
}
