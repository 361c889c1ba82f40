import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type StockItem from '../models/stock_item.js'

/** Narrows stock items to those that can be ordered from now. */
export function leftOver(items: Pick<ModelQueryBuilderContract<typeof StockItem>, 'where'>) {
  return items.where('isActive', 1).where((some) => some.whereNull('qty').orWhere('qty', '>', 0))
}
