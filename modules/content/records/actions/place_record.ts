import { errors } from '@vinejs/vine'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { forgetShown } from '../forget_shown.js'
import ArticleCategory from '../models/article_category.js'
import ContentPublication from '../models/content_publication.js'
import type ContentRecord from '../models/content_record.js'

/** Where a record is to stand; what is undefined stays. */
interface WantedPlace {
  category_id?: number | null
  position?: number | null
}

/**
 * Puts a record that is held into a category or at a place of its list. Like its address this holds for all its versions at once.
 *
 * @returns whether anything changed
 * @throws E_VALIDATION_ERROR where there is no such category
 */
export async function placeRecord(
  trx: Transaction,
  record: ContentRecord,
  { category_id: categoryId = record.categoryId, position }: WantedPlace
): Promise<boolean> {
  const { client } = trx
  const movesTo = categoryId !== record.categoryId
  if (movesTo) await mustExist(trx, categoryId)
  record.merge({ categoryId, position: position ?? record.position })
  if (!record.$isDirty) return false
  record.updatedAt = clock.now()
  await record.useTransaction(client).save()
  if (movesTo) {
    forgetShown(trx)
    const shown = ContentPublication.query({ client }).where({ recordId: record.id })
    await shown.update({ category_id: categoryId })
  }
  return true
}

/** @throws E_VALIDATION_ERROR (`invalid` on category_id) */
export async function mustExist({ client }: Transaction, categoryId: number | null): Promise<void> {
  if (categoryId === null || (await ArticleCategory.find(categoryId, { client }))) return
  const rule = 'invalid'
  throw new errors.E_VALIDATION_ERROR([{ field: 'category_id', rule, message: rule }])
}
