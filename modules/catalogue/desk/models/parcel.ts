import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { ParcelSchema } from '#database/schema'
import ParcelLine from './parcel_line.js'

/** A part of an order that was sent. */
export default class Parcel extends ParcelSchema {
  @hasMany(() => ParcelLine)
  declare lines: HasMany<typeof ParcelLine>
}

/** Reads parcels in their order, with what lies in each: `preload('parcels', withContents)`. */
export function withContents(parcels: HasMany<typeof Parcel>['builder']): void {
  parcels.orderBy('id').preload('lines', (lines) => void lines.orderBy('orderLineId'))
}
