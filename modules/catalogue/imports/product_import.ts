import { recordAudit, type Actor } from '#app/audit/audit'
import { RefusedLine, type ImportKind, type Verdict } from '#app/imports/import_kind'
import type { Transaction } from '#app/transaction'
import { NotThere, PriceCutTooDeep, SlugTaken } from '#catalogue/exceptions'
import {
  attributeOf,
  changeProduct,
  insertProduct,
  storedValue,
} from '../products/actions/save_product.js'
import Category from '../products/models/category.js'
import Product from '../products/models/product.js'
import { anyCut, isDeepCut, type OnDeepCut } from '../products/price_cut.js'
import { setStock } from '../stock/actions/set_stock.js'
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

/** Why a line of the back-office is refused that lowers a price so far: the form asks who does it. */
const TOO_DEEP = 'price: price_cut_too_deep'

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
      const slugs = lines.map(({ row }) => row.slug)
      const stored = bySlug(await Product.query().whereIn('slug', slugs))
      const named = [...new Set(lines.map(({ row }) => row.category ?? ''))]
      const categories = bySlug(await Category.query().whereIn('slug', named))
      return lines.map(({ line, row }) => {
        const category_id = categories.get(row.category ?? '')?.id
        const verdict = verdictOf(by, { ...row, category_id }, stored.get(row.slug))
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

function verdictOf(by: Actor, row: Resolved, stored: Product | undefined) {
  const refused = (reason: string) => ({ row, state: 'refused' as const, reason })
  if (row.category !== undefined && row.category_id === undefined) {
    return refused('category: unknown')
  }
  if (!stored) {
    const missing = NEEDED.filter((field) => row[field] === undefined)
    if (missing.length) return refused(missing.map((field) => `${field}: required`).join(', '))
    return { row, state: 'new' as const }
  }
  const isDeep = by.source !== 'cli' && isDeepCut(stored, row.price ?? stored.price)
  if (isDeep) return refused(TOO_DEEP)
  const fields = changesOf(row, stored)
  return fields.length
    ? { row, state: 'changed' as const, fields }
    : { row, state: 'unchanged' as const }
}

function changesOf(row: Resolved, stored: Product): string[] {
  const fields: string[] = PLAIN.filter(
    (field) =>
      row[field] !== undefined && storedValue(field, row[field]) !== stored[attributeOf(field)]
  )
  if (row.category_id !== undefined && row.category_id !== stored.categoryId) {
    fields.push('category')
  }
  const isOnSale = stored.publishedAt !== null
  if (row.is_published !== undefined && row.is_published !== isOnSale) fields.push('is_published')
  return fields
}

/** The gift may have been made or removed since the line was judged. */
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
    if (error instanceof PriceCutTooDeep) return { ...verdict, state: 'refused', reason: TOO_DEEP }
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
  const onDeepCut = by.source === 'cli' ? anyCut : refuseCut
  const id = await changeProduct(trx, slug, { fields, onDeepCut })
  const subject = { type: 'product', id }
  await recordAudit(trx, { by, action: 'product.changed', subject, detail: 'import' })
}

const refuseCut: OnDeepCut = () => {
  throw new PriceCutTooDeep()
}

function bySlug<Named extends { slug: string }>(found: Named[]): Map<string, Named> {
  return new Map(found.map((one) => [one.slug, one]))
}
