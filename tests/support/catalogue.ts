import { randomUUID } from 'node:crypto'
import { clock } from '#app/clock'
import { shopReader, type SqlValue } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { setStock } from '#catalogue'
import { cartHash, combinationOf } from '#catalogue/products/combination'

/** What a test may say about the category it needs. */
export interface GivenCategory {
  slug?: string
  titleHu?: string
  titleEn?: string
  descriptionEn?: string
  position?: number
  isActive?: boolean
  picture?: string
  pictureAltEn?: string
}

/** What a test may say about the product it needs; the rest is made up. */
export interface GivenProduct {
  slug?: string
  titleHu?: string
  titleEn?: string
  categoryId?: number | null
  /** Points. */
  price?: number
  /** Null is unlimited, which it is by default. */
  stock?: number | null
  /** By combination key made of value titles, for example `{ 'Red': 3 }`; instead of `stock`. */
  stockOf?: Record<string, number | null>
  /** Value titles by type title, for example `{ Size: ['S', 'M'] }`. */
  variations?: Record<string, string[]>
  isNew?: boolean
  isGift?: boolean
  /** At most so many pieces for one member within so many days. */
  limit?: { quantity: number; days: number }
  position?: number
  /** Milliseconds UTC; null is not published. */
  publishedAt?: number | null
  descriptionEn?: string
  shortDescriptionEn?: string
  picture?: string | null
  pictureAltEn?: string
}

/** A variation as requests name it. */
export type TestVariation = { type: number; value: number }

export interface TestProduct {
  id: number
  slug: string
  price: number
  /** The variation with this value title. */
  variation(title: string): TestVariation
}

/** A category, committed to the database. */
export async function givenCategory(given: GivenCategory = {}) {
  const slug = given.slug ?? `kategoria-${randomUUID()}`
  const now = clock.now()
  const id = await insert('categories', {
    slug,
    title_hu: given.titleHu ?? 'Szerszámok',
    title_en: given.titleEn ?? 'Tools',
    description_hu: '',
    description_en: given.descriptionEn ?? '',
    picture: given.picture ?? null,
    picture_alt_en: given.pictureAltEn ?? '',
    position: given.position ?? 0,
    is_active: given.isActive === false ? 0 : 1,
    created_at: now,
    updated_at: now,
  })
  return { id, slug }
}

/** A published product that can be ordered, committed to the database. */
export async function givenProduct(given: GivenProduct = {}): Promise<TestProduct> {
  const slug = given.slug ?? `ajandek-${randomUUID()}`
  const price = given.price ?? 100
  const now = clock.now()
  const id = await insert('products', {
    slug,
    category_id: given.categoryId ?? null,
    title_hu: given.titleHu ?? 'Munkássapka',
    title_en: given.titleEn ?? 'Work cap',
    short_description_hu: '',
    short_description_en: given.shortDescriptionEn ?? '',
    description_hu: '',
    description_en: given.descriptionEn ?? '',
    price,
    is_new: given.isNew ? 1 : 0,
    is_gift: given.isGift ? 1 : 0,
    limit_quantity: given.limit?.quantity ?? null,
    limit_days: given.limit?.days ?? null,
    position: given.position ?? 0,
    picture: given.picture ?? null,
    picture_alt_en: given.pictureAltEn ?? '',
    published_at: given.publishedAt === undefined ? now - 1000 : given.publishedAt,
    created_at: now,
    updated_at: now,
  })
  const values = await insertVariations(id, given.variations ?? {})
  const counts = Object.entries(given.stockOf ?? { '': given.stock ?? null })
  await givenStock(
    id,
    counts.map(([key, qty]) => {
      const titles = key === '' ? [] : key.split(' ')
      return { combination: combinationOf(titles.map((title) => values.get(title)!.value)), qty }
    })
  )
  return {
    id,
    slug,
    price,
    variation: (title) => values.get(title) ?? { type: 0, value: 0 },
  }
}

/** Sets the stock of a product as staff would. */
export function givenStock(
  productId: number,
  counts: { combination: string; qty: number | null }[]
): Promise<void> {
  return transaction((trx) => setStock(trx, { productId, actorId: null, counts }))
}

/** A chosen gift of a cart. */
export interface GivenCartItem {
  product: TestProduct
  quantity?: number
  variations?: TestVariation[]
}

/** Lays gifts into a member's cart past the shop's own checks; answers their hashes. */
export async function givenCart(member: { id: number }, items: GivenCartItem[]): Promise<string[]> {
  const hashes: string[] = []
  for (const { product, quantity, variations } of items) {
    const combination = combinationOf((variations ?? []).map(({ value }) => value))
    const hash = cartHash(product.id, combination)
    await insert('cart_items', {
      member_id: member.id,
      hash,
      product_id: product.id,
      combination,
      quantity: quantity ?? 1,
      created_at: clock.now(),
    })
    hashes.push(hash)
  }
  return hashes
}

/** What is left of a product over all its variations; null is unlimited. */
export async function stockOf(product: { id: number }): Promise<number | null> {
  const sql = 'SELECT qty FROM stock_items WHERE product_id = ? AND is_active = 1'
  const items = await shopReader().rows<{ qty: number | null }>(sql, [product.id])
  if (items.some((item) => item.qty === null)) return null
  return items.reduce((sum, item) => sum + item.qty!, 0)
}

async function insertVariations(productId: number, types: Record<string, string[]>) {
  const values = new Map<string, TestVariation>()
  for (const [position, [title, titles]] of Object.entries(types).entries()) {
    const texts = { title_hu: title, title_en: title, position }
    const type = await insert('variation_types', { product_id: productId, ...texts })
    for (const [order, text] of titles.entries()) {
      const value = await insert('variation_values', {
        type_id: type,
        title_hu: text,
        title_en: text,
        position: order,
      })
      values.set(text, { type, value })
    }
  }
  return values
}

function insert(table: string, values: Record<string, SqlValue>): Promise<number> {
  const columns = Object.keys(values)
  const sql = `INSERT INTO ${table} (${columns.join(', ')})
    VALUES (${columns.map(() => '?').join(', ')}) RETURNING id`
  return transaction(async (trx) => {
    const [{ id }] = await rows<{ id: number }>(trx, sql, Object.values(values))
    return id
  })
}
