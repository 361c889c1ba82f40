import { clock } from '#app/clock'
import { isReferenceViolation } from '#app/database/reference_violation'
import { rows } from '#app/database/statement'
import { sanitise } from '#app/sanitise'
import { slugOf } from '#app/slug_of'
import type { Transaction } from '#app/transaction'
import { LOW_STOCK_DEFAULT } from '../constants.js'
import { CategoryUnknown, NotThere, SlugTaken } from '../exceptions.js'

/** The fields staff fill in; flags as booleans, texts in both languages. */
export interface ProductFields {
  title_hu: string
  title_en: string
  slug?: string | null
  category_id: number
  price: number
  position?: number
  /** Pieces from which on it runs low. */
  low_stock_at?: number
  short_description_hu?: string | null
  short_description_en?: string | null
  description_hu?: string | null
  description_en?: string | null
  picture?: string | null
  picture_alt_hu?: string | null
  picture_alt_en?: string | null
  is_new?: boolean
  is_published?: boolean
  /** Only a promotion gives it: never listed, and it may cost nothing. */
  is_gift?: boolean
  /** Pieces one member may order within `limit_days`; null is no limit, left out changes nothing. */
  limit_quantity?: number | null
  limit_days?: number | null
}

/** Columns of the plain fields, which a form and a file fill in. */
export const PRODUCT_COLUMNS = [
  'title_hu',
  'title_en',
  'slug',
  'category_id',
  'price',
  'position',
  'low_stock_at',
  'short_description_hu',
  'short_description_en',
  'description_hu',
  'description_en',
  'picture',
  'picture_alt_hu',
  'picture_alt_en',
  'is_new',
] as const

export type ProductColumn = (typeof PRODUCT_COLUMNS)[number]

const INSERT = `INSERT INTO products (${PRODUCT_COLUMNS.join(', ')}, is_gift, limit_quantity, limit_days,
    published_at, created_at, updated_at)
  VALUES (${PRODUCT_COLUMNS.map(() => '?').join(', ')}, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (slug) DO NOTHING RETURNING id`

// Who may have it, and how many, stays as it is where nothing is said of it.
const UPDATE = `UPDATE products SET ${PRODUCT_COLUMNS.map((column) => `${column} = ?`).join(', ')},
  is_gift = COALESCE(?, is_gift),
  limit_quantity = CASE WHEN ? = 1 THEN CAST(? AS INTEGER) ELSE limit_quantity END,
  limit_days = CASE WHEN ? = 1 THEN CAST(? AS INTEGER) ELSE limit_days END,
  published_at = CASE WHEN ? = 1 THEN COALESCE(published_at, ?) ELSE NULL END, updated_at = ?
  WHERE id = ? RETURNING id`

const TAKEN = 'SELECT id FROM products WHERE slug = ? AND id <> ?'

/**
 * Writes a new gift.
 *
 * @throws SlugTaken, CategoryUnknown
 */
export async function insertProduct(trx: Transaction, fields: ProductFields): Promise<number> {
  const now = clock.now()
  const publishedAt = fields.is_published ? now : null
  const values = [...valuesOf(fields), fields.is_gift ? 1 : 0, ...limitOf(fields)]
  const [row] = await rows<{ id: number }>(trx, INSERT, [...values, publishedAt, now, now]).catch(
    unknownCategory
  )
  if (!row) throw new SlugTaken()
  return row.id
}

/**
 * Writes the fields of a gift; the day it went on sale stays what it was.
 *
 * @throws NotThere, SlugTaken, CategoryUnknown
 */
export async function updateProduct(
  trx: Transaction,
  id: number,
  fields: ProductFields
): Promise<void> {
  const now = clock.now()
  const values = valuesOf(fields)
  const slug = values[PRODUCT_COLUMNS.indexOf('slug')]
  const taken = await rows(trx, TAKEN, [slug, id])
  if (taken.length) throw new SlugTaken()
  const sale = [fields.is_published ? 1 : 0, now]
  const changed = await rows(trx, UPDATE, [...values, ...rulesOf(fields), ...sale, now, id]).catch(
    unknownCategory
  )
  if (!changed.length) throw new NotThere()
}

function unknownCategory(error: unknown): never {
  throw isReferenceViolation(error) ? new CategoryUnknown() : error
}

function limitOf({ limit_quantity: quantity, limit_days: days }: ProductFields) {
  return [quantity ?? null, days ?? null]
}

function rulesOf(fields: ProductFields) {
  const isGift = fields.is_gift === undefined ? null : Number(fields.is_gift)
  const isSaid = fields.limit_quantity === undefined && fields.limit_days === undefined ? 0 : 1
  return [isGift, ...limitOf(fields).flatMap((value) => [isSaid, value])]
}

function valuesOf(fields: ProductFields) {
  return PRODUCT_COLUMNS.map((column) =>
    column === 'slug'
      ? fields.slug || slugOf(fields.title_hu, 'ajandek')
      : storedValue(column, fields[column])
  )
}

/** A field as the database keeps it; one that is not given has its first value. */
export function storedValue(column: ProductColumn, value: ProductFields[ProductColumn]) {
  if (column === 'is_new') return value ? 1 : 0
  if (column === 'picture') return (value as string) || null
  if (column === 'position') return (value as number) ?? 0
  if (column === 'low_stock_at') return (value as number) ?? LOW_STOCK_DEFAULT
  const text = (value as string | number) ?? ''
  return column.startsWith('description') ? sanitise(String(text)) : text
}
