import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { isReferenceViolation } from '#app/database/reference_violation'
import { isUniqueViolation } from '#app/database/unique_violation'
import { slugOf } from '#app/slug_of'
import type { Transaction } from '#app/transaction'
import { CategoryNotEmpty, NotThere, SlugReserved, SlugTaken } from '../exceptions.js'
import { isReservedSlug } from '../reserved_slug.js'

/** A category as staff fill it in. */
export interface CategoryFields {
  title_hu: string
  title_en?: string | null
  /** Empty: made from the Hungarian title. */
  slug?: string | null
  description_hu?: string | null
  description_en?: string | null
  /** Name of a stored picture. */
  picture?: string | null
  picture_alt_hu?: string | null
  picture_alt_en?: string | null
  /** Empty: the last one of a new category, else what it was. */
  position?: number | null
  is_active?: boolean
}

const TEXTS = [
  'title_hu',
  'title_en',
  'description_hu',
  'description_en',
  'picture_alt_hu',
  'picture_alt_en',
] as const

const INSERT = `INSERT INTO categories
  (${TEXTS.join(', ')}, slug, picture, is_active, position, updated_at, created_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?,
    COALESCE(?, (SELECT COALESCE(MAX(position), -1) + 1 FROM categories)), ?, ?)
  RETURNING id`
const UPDATE = `UPDATE categories SET ${TEXTS.map((text) => `${text} = ?`).join(', ')}, slug = ?,
  picture = ?, is_active = ?, position = COALESCE(?, position), updated_at = ?
  WHERE id = ? RETURNING id`
const REMOVE = `DELETE FROM categories WHERE id = ?
  AND NOT EXISTS (SELECT 1 FROM products WHERE category_id = categories.id) RETURNING id`

/**
 * Writes a new category; without a position it is the last one.
 *
 * @throws reserved and unique on `slug`
 */
export async function insertCategory(trx: Transaction, fields: CategoryFields): Promise<number> {
  const now = clock.now()
  return (await written(rows(trx, INSERT, [...valuesOf(fields), now, now])))!
}

/**
 * Writes the fields of a category. Lists that are kept are told by `updated_at`.
 *
 * @throws not_found, reserved and unique on `slug`
 */
export async function updateCategory(
  trx: Transaction,
  id: number,
  fields: CategoryFields
): Promise<void> {
  const changed = await written(rows(trx, UPDATE, [...valuesOf(fields), clock.now(), id]))
  if (changed === undefined) throw new NotThere()
}

/**
 * Takes away a category that no gift is in; one with gifts is switched off instead.
 *
 * @throws not_found, not_empty
 */
export async function deleteCategory(trx: Transaction, id: number): Promise<void> {
  const removed = await rows(trx, REMOVE, [id]).catch((error) => {
    // A gift was put into it at the same moment.
    throw isReferenceViolation(error) ? new CategoryNotEmpty() : error
  })
  if (removed.length) return
  const found = await rows(trx, 'SELECT 1 AS found FROM categories WHERE id = ?', [id])
  throw found.length ? new CategoryNotEmpty() : new NotThere()
}

async function written(statement: Promise<unknown[]>): Promise<number | undefined> {
  try {
    const [row] = (await statement) as { id: number }[]
    return row?.id
  } catch (error) {
    throw isUniqueViolation(error) ? new SlugTaken() : error
  }
}

function valuesOf(fields: CategoryFields) {
  const slug = fields.slug || slugOf(fields.title_hu, 'kategoria')
  // The words of a title may make one of those, too.
  if (isReservedSlug(slug)) throw new SlugReserved()
  const texts = TEXTS.map((name) => fields[name] ?? '')
  const isActive = fields.is_active === false ? 0 : 1
  return [...texts, slug, fields.picture || null, isActive, fields.position ?? null]
}
