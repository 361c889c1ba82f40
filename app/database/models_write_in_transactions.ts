import { BaseModel } from '@adonisjs/lucid/orm'
import type { AdapterContract, LucidRow } from '@adonisjs/lucid/types/model'

/**
 * From now on a model is inserted, updated and deleted only in a transaction of ours, which waits for the real
 * COMMIT and tells readers of it (docs/decisions/0172).
 */
export function writeModelsInTransactions(): void {
  const lucids = BaseModel.$adapter
  const inTransaction = (row: LucidRow) => {
    if (row.$trx) return
    throw new Error(`${row.constructor.name} is written outside a transaction: pass trx.client`)
  }
  const guarded: Pick<AdapterContract, 'insert' | 'update' | 'delete'> = {
    async insert(row, attributes) {
      inTransaction(row)
      await lucids.insert(row, attributes)
    },
    async update(row, changed) {
      inTransaction(row)
      await lucids.update(row, changed)
    },
    async delete(row) {
      inTransaction(row)
      await lucids.delete(row)
    },
  }
  BaseModel.$adapter = Object.assign(Object.create(lucids), guarded)
}
