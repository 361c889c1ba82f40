import { recordAudit, type Actor } from '#app/audit/audit'
import { shopReader } from '#app/database/engine'
import { RefusedLine, type ImportKind, type Verdict } from '#app/imports/import_kind'
import type { Transaction } from '#app/transaction'
import { changeProduct } from '#catalogue/actions/change_product'
import { insertProduct, storedValue } from '#catalogue/actions/save_product'
import { setStock } from '#catalogue/actions/set_stock'
import { NotThere, SlugTaken } from '#catalogue/exceptions'
import { GIFT_COLUMNS } from './other_names.js'
import { productRowOf, type ProductRow } from './product_row.js'

/** What a new gift cannot be without. */
const NEEDED = ['title_hu', 'title_en', 'category', 'price'] as const

/** Columns that are stored under the same name. */
const PLAIN = [
  'title_hu',
  'title_en',
  'price',
  'position',
  'low_stock_at',
  'short_description_hu',
  'short_description_en',
  'description_hu',
  'description_en',
  'is_new',
] as const

type Stored = Record<(typeof PLAIN)[number], string | number> & {
  id: number
  slug: string
  category_id: number | null
  published_at: number | null
}

/** A row with what the database knows of it: its gift, the category it names. */
type Resolved = ProductRow & { category_id?: number }

/** Gifts, known by the name of their address; variations and pictures stay in the form. */
export function productImport(by: Actor): ImportKind<Resolved> {
  return {
    keys: ['slug'],
    optional: [...NEEDED, ...PLAIN.slice(3), 'is_published', 'initial_quantity'],
    otherNames: GIFT_COLUMNS,
    isWhole: false,
    read: productRowOf,
    keyOf: ({ slug }) => slug,
    async judge(lines) {
      const stored = await storedProducts(lines.map(({ row }) => row.slug))
      const categories = await categoryIds(lines.map(({ row }) => row.category ?? ''))
      return lines.map(({ line, row }) => {
        const category_id = row.category === undefined ? undefined : categories.get(row.category)
        const verdict = verdictOf({ ...row, category_id }, stored.get(row.slug))
        return { line, name: row.slug, ...verdict }
      })
    },
    async write(trx, lines) {
      const written: Verdict<Resolved>[] = []
      for (const line of lines) written.push(await writeLine(trx, by, line))
      return written
    },
  }
}

function verdictOf(row: Resolved, stored: Stored | undefined) {
  const refused = (reason: string) => ({ row, state: 'refused' as const, reason })
  if (row.category !== undefined && row.category_id === undefined) {
    return refused('category: unknown')
  }
  if (!stored) {
    const missing = NEEDED.filter((field) => row[field] === undefined)
    if (missing.length) return refused(missing.map((field) => `${field}: required`).join(', '))
    return { row, state: 'new' as const }
  }
  const fields = changesOf(row, stored)
  return fields.length
    ? { row, state: 'changed' as const, fields }
    : { row, state: 'unchanged' as const }
}

function changesOf(row: Resolved, stored: Stored): string[] {
  const fields: string[] = PLAIN.filter(
    (field) => row[field] !== undefined && storedValue(field, row[field]) !== stored[field]
  )
  if (row.category_id !== undefined && row.category_id !== stored.category_id) {
    fields.push('category')
  }
  const isOnSale = stored.published_at !== null
  if (row.is_published !== undefined && row.is_published !== isOnSale) fields.push('is_published')
  return fields
}

/** Somebody may have made or removed the gift since the line was judged. */
async function writeLine(
  trx: Transaction,
  by: Actor,
  verdict: Verdict<Resolved>
): Promise<Verdict<Resolved>> {
  try {
    await (verdict.state === 'new' ? add(trx, by, verdict.row) : change(trx, by, verdict.row))
    return verdict
  } catch (error) {
    const isGone = error instanceof NotThere
    if (!isGone && !(error instanceof SlugTaken)) throw error
    return { ...verdict, state: 'refused', reason: isGone ? 'slug: unknown' : 'slug: unique' }
  }
}

async function add(trx: Transaction, by: Actor, row: Resolved) {
  const { initial_quantity: qty = 0, category_id, title_hu, title_en, price, ...rest } = row
  if (!category_id || !title_hu || !title_en || !price) throw new RefusedLine('required')
  const id = await insertProduct(trx, { ...rest, category_id, title_hu, title_en, price })
  const actorId = by.source === 'admin' ? by.staffId : null
  await setStock(trx, { productId: id, actorId, counts: [{ combination: '', qty }] })
  const subject = { type: 'product', id }
  await recordAudit(trx, { by, action: 'product.created', subject, detail: 'import' })
}

async function change(trx: Transaction, by: Actor, row: Resolved) {
  const { slug, category: _category, initial_quantity: _quantity, ...fields } = row
  const id = await changeProduct(trx, slug, fields)
  const subject = { type: 'product', id }
  await recordAudit(trx, { by, action: 'product.changed', subject, detail: 'import' })
}

async function storedProducts(slugs: string[]): Promise<Map<string, Stored>> {
  const sql = `SELECT id, slug, category_id, published_at, ${PLAIN.join(', ')} FROM products
    WHERE slug IN (${slugs.map(() => '?').join(', ')})`
  const found = await shopReader().rows<Stored>(sql, slugs)
  return new Map(found.map((product) => [product.slug, product]))
}

async function categoryIds(slugs: string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(slugs)]
  const sql = `SELECT id, slug FROM categories WHERE slug IN (${wanted.map(() => '?').join(', ')})`
  const found = await shopReader().rows<{ id: number; slug: string }>(sql, wanted)
  return new Map(found.map(({ id, slug }) => [slug, id]))
}
