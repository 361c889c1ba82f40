import app from '@adonisjs/core/services/app'
import { StaffNames } from '#app/staff/staff_names'
import StockItem from '#catalogue/stock/models/stock_item'
import type StockMovement from '#catalogue/stock/models/stock_movement'
import { described } from './described_stock.js'

/** Movements with their stock items, and by whom. */
export async function withStock(movements: StockMovement[]) {
  const itemIds = [...new Set(movements.map(({ stockItemId }) => stockItemId))]
  const stock = await described(await StockItem.query().whereIn('id', itemIds))
  const byId = new Map(stock.map((one) => [one.item.id, one]))
  const actors = new Set(movements.flatMap(({ actorId }) => actorId ?? []))
  const names = await (await app.container.make(StaffNames)).of([...actors])
  return movements.map((movement) => ({
    movement,
    stock: byId.get(movement.stockItemId)!,
    actorName: names.get(movement.actorId ?? 0) ?? null,
  }))
}
