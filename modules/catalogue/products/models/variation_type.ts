import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { VariationTypeSchema } from '#database/schema'
import VariationValue from './variation_value.js'

/** What variations of a gift differ in, such as the size. */
export default class VariationType extends VariationTypeSchema {
  @hasMany(() => VariationValue, { foreignKey: 'typeId' })
  declare values: HasMany<typeof VariationValue>
}
