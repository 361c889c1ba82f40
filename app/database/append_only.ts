import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'

/** Rows of this model are written once: changes and deletions are refused here, as a trigger refuses them. */
export function appendOnly(model: LucidModel): void {
  model.boot()
  Object.assign(model, { isAppendOnly: true })
  const refuse = (row: LucidRow) => {
    throw new Error(`Rows of ${(row.constructor as LucidModel).table} are never changed`)
  }
  model.before('update', refuse)
  model.before('delete', refuse)
}
