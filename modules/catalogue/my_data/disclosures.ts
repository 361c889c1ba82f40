import db from '@adonisjs/lucid/services/db'
import { readable, type DisclosedRow, type Disclosure } from '#app/personal/disclosure'
import type { Locale } from '#config/i18n'
import { inLocale, type Titles } from '../products/localized.js'

const SHIPPING = [
  'shipping_last_name',
  'shipping_first_name',
  'shipping_zip',
  'shipping_city',
  'shipping_address',
  'shipping_house_number',
  'shipping_floor',
  'shipping_door_number',
  'shipping_doorbell',
  'shipping_note',
]
const ORDER = ['status', 'total', 'placed_at', 'updated_at', 'address_changed_at', ...SHIPPING]
const SUBSTITUTION = ['price', 'variations', 'credited', 'happened_at']
const TITLES = ['title_hu', 'title_en']

/** What the shop holds of a member. */
export const orderDisclosures: Disclosure[] = [
  disclosed('cart', { table: 'cart_items', with: 'product', columns: ['quantity', 'created_at'] }),
  disclosed('wishlist', { table: 'wishlist_entries', with: 'product', columns: ['created_at'] }),
  disclosed('orders', { table: 'orders', columns: ORDER }),
  disclosed('order_steps', {
    table: 'order_steps',
    with: 'order',
    columns: ['order_id', 'status', 'happened_at'],
  }),
  disclosed('order_items', {
    table: 'order_lines',
    with: 'order',
    columns: ['order_id', ...TITLES, 'price', 'quantity', 'variations'],
  }),
  disclosed('substituted_gifts', {
    table: 'order_substitutions',
    with: 'order',
    columns: ['order_id', 'order_line_id', ...TITLES, ...SUBSTITUTION],
  }),
  disclosed('unsent_gifts', {
    table: 'order_remainders',
    with: 'order',
    columns: ['order_id', 'order_line_id', 'quantity', 'credited', 'happened_at'],
  }),
  disclosed('parcels', {
    table: 'parcels',
    with: 'order',
    columns: ['order_id', 'carrier', 'reference', 'sent_at', 'delivered_at'],
  }),
]

/** Rows of a batch, so that memory does not grow with them. */
const BATCH = 500

interface Source {
  table: string
  /** The table also read: the product, for its titles, or the order, for its member. */
  with?: 'product' | 'order'
  /** Beside the id. */
  columns: string[]
}

function disclosed(name: string, source: Source): Disclosure {
  return {
    name,
    covers: source.with === 'order' ? [] : [source.table],
    async *read(memberId, locale) {
      for (let after = 0; ;) {
        const batch = await batchOf(source, memberId, after)
        if (batch.length) yield batch.map((row) => worded(row, locale))
        if (batch.length < BATCH) return
        after = batch.at(-1)!.id
      }
    },
  }
}

type Row = DisclosedRow & { id: number }

function batchOf(source: Source, memberId: number, after: number): Promise<Row[]> {
  const { table, columns } = source
  const rows = db.from(table).select(['id', ...columns].map((column) => `${table}.${column}`))
  if (source.with === 'order') rows.join('orders', 'orders.id', `${table}.order_id`)
  if (source.with === 'product') {
    rows.join('products', 'products.id', `${table}.product_id`)
    rows.select(TITLES.map((title) => `products.${title}`))
  }
  const owner = source.with === 'order' ? 'orders' : table
  rows.where(`${owner}.member_id`, memberId).where(`${table}.id`, '>', after)
  return rows.orderBy(`${table}.id`).limit(BATCH).exec()
}

/** Titles and variations in the member's language. */
function worded({ title_hu, title_en, variations, ...row }: Row, locale: Locale): DisclosedRow {
  const line = readable(row)
  if (title_hu === undefined) return line
  line.title = inLocale({ title_hu: String(title_hu), title_en: String(title_en) }, locale)
  if (variations !== undefined) line.variations = variationsIn(String(variations), locale)
  return line
}

function variationsIn(column: string, locale: Locale): string {
  const variations = JSON.parse(column) as Record<'type' | 'value', Titles>[]
  const texts = variations.map(({ type, value }) => {
    return `${inLocale(type, locale)}: ${inLocale(value, locale)}`
  })
  return texts.join(', ')
}
