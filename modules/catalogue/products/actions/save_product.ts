import string from '@adonisjs/core/helpers/string'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { clock } from '#app/clock'
import { insertUnlessThere } from '#app/database/insert_unless_there'
import { isReferenceViolation } from '#app/database/reference_violation'
import { refuseIfSavedSince } from '#app/http/saved_since'
import { sanitise } from '#app/sanitise'
import { slugOf } from '#app/slug_of'
import type { Transaction } from '#app/transaction'
import { LOW_STOCK_DEFAULT } from '#catalogue/constants'
import { CategoryUnknown, NotThere, SlugTaken } from '#catalogue/exceptions'
import Product from '../models/product.js'
import { changePrice, type OnDeepCut } from '../price_cut.js'
import type { ProductFields } from '../product_fields.js'

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

/** Some fields of a gift; what is not named stays. */
export type ProductChanges = Partial<
  Pick<ProductFields, Exclude<ProductColumn, 'slug'> | 'is_published'>
>

/**
 * Writes a new gift.
 *
 * @throws SlugTaken, CategoryUnknown
 */
export async function insertProduct(trx: Transaction, fields: ProductFields): Promise<number> {
  const now = clock.now()
  const product = new Product().merge({
    ...formAttributes(fields),
    isGift: fields.is_gift ?? false,
    limitQuantity: fields.limit_quantity ?? null,
    limitDays: fields.limit_days ?? null,
    publishedAt: fields.is_published ? now : null,
    createdAt: now,
    updatedAt: now,
  })
  const inserting = insertUnlessThere(product.useTransaction(trx.client), 'slug')
  if (!(await inserting.catch(unknownCategory))) throw new SlugTaken()
  return product.id
}

/**
 * Writes the fields of a gift; the day it went on sale stays what it was. `savedAt` is when the gift that the form was made from had been saved.
 *
 * @returns what the audit log says of another price
 * @throws NotThere, changed_meanwhile, SlugTaken, CategoryUnknown, and what `onDeepCut` throws
 */
export async function updateProduct(
  trx: Transaction,
  id: number,
  { fields, onDeepCut, savedAt }: { fields: ProductFields; onDeepCut: OnDeepCut; savedAt?: number }
): Promise<string | undefined> {
  const product = await heldProduct(trx, { id })
  refuseIfSavedSince(product, savedAt)
  const told = changePrice(product, fields.price, onDeepCut)
  product.merge(formAttributes(fields))
  const { client } = trx
  const other = await Product.query({ client }).where('slug', product.slug).whereNot({ id }).first()
  if (other) throw new SlugTaken()
  product.isGift = fields.is_gift ?? product.isGift
  if (fields.limit_quantity !== undefined || fields.limit_days !== undefined) {
    product.limitQuantity = fields.limit_quantity ?? null
    product.limitDays = fields.limit_days ?? null
  }
  await save(product, fields.is_published ?? false)
  return told
}

/**
 * Changes some fields of a gift that is known by the name of its address; the day it went on sale
 * stays what it was.
 *
 * @returns its id
 * @throws NotThere, and what `onDeepCut` throws
 */
export async function changeProduct(
  trx: Transaction,
  slug: string,
  { fields, onDeepCut }: { fields: ProductChanges; onDeepCut: OnDeepCut }
): Promise<number> {
  const { is_published: isPublished, ...changes } = fields
  const product = await heldProduct(trx, { slug })
  changePrice(product, changes.price ?? product.price, onDeepCut)
  const named = PRODUCT_COLUMNS.filter(
    (column) => column !== 'slug' && changes[column] !== undefined
  )
  product.merge(attributesOf(changes, named))
  await save(product, isPublished ?? product.publishedAt !== null)
  return product.id
}

async function heldProduct(
  { client }: Transaction,
  known: { id: number } | { slug: string }
): Promise<Product> {
  const product = await Product.query({ client }).where(known).forUpdate().first()
  if (!product) throw new NotThere()
  return product
}

async function save(product: Product, isPublished: boolean): Promise<void> {
  product.updatedAt = clock.now()
  product.publishedAt = isPublished ? (product.publishedAt ?? product.updatedAt) : null
  await product.save().catch(unknownCategory)
}

function unknownCategory(error: unknown): never {
  throw isReferenceViolation(error) ? new CategoryUnknown() : error
}

/** All fields of the form; without a name for the address the title makes one. */
function formAttributes(fields: ProductFields) {
  const slug = fields.slug || slugOf(fields.title_hu, 'ajandek')
  return attributesOf({ ...fields, slug }, PRODUCT_COLUMNS)
}

function attributesOf(
  fields: Partial<ProductFields>,
  columns: readonly ProductColumn[]
): Partial<ModelAttributes<Product>> {
  return Object.fromEntries(
    columns.map((column) => [attributeOf(column), storedValue(column, fields[column])])
  )
}

/** What the model calls a column. */
export function attributeOf(column: ProductColumn) {
  return string.camelCase(column) as (typeof Product.$columns)[number]
}

/** A field as the model keeps it; one that is not given has its first value. */
export function storedValue(column: ProductColumn, value: ProductFields[ProductColumn]) {
  if (column === 'is_new') return Boolean(value)
  if (column === 'picture') return value || null
  if (column === 'position') return value ?? 0
  if (column === 'low_stock_at') return value ?? LOW_STOCK_DEFAULT
  const text = value ?? ''
  return column.startsWith('description') ? sanitise(String(text)) : text
}
