import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { PointRuleSchema } from '#database/schema'
import ParticipatingProduct from '#points/participating/models/participating_product'
import type { RuleSource } from '#app/rules/point_sources'

/** How many points a source brings from a day on. */
export default class PointRule extends PointRuleSchema {
  declare source: RuleSource

  @belongsTo(() => ParticipatingProduct, { foreignKey: 'productId' })
  declare product: BelongsTo<typeof ParticipatingProduct>
}
