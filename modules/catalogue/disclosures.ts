import { inBatches, readable, type DisclosedRow, type Disclosure } from '#app/personal/disclosure'
import type { Locale } from '#config/i18n'
import { inLocale } from './localized.js'

const CART = `SELECT c.id, p.title_hu, p.title_en, c.quantity, c.created_at
  FROM cart_items c JOIN products p ON p.id = c.product_id
  WHERE c.member_id = ? AND c.id > ? ORDER BY c.id`
const WISHES = `SELECT w.id, p.title_hu, p.title_en, w.created_at
  FROM wishlist_entries w JOIN products p ON p.id = w.product_id
  WHERE w.member_id = ? AND w.id > ? ORDER BY w.id`
const ORDERS = `SELECT id, status, total, placed_at, updated_at, address_changed_at,
  shipping_last_name,
  shipping_first_name, shipping_zip, shipping_city, shipping_address, shipping_house_number,
  shipping_floor, shipping_door_number, shipping_doorbell, shipping_note
  FROM orders WHERE member_id = ? AND id > ? ORDER BY id`
const LINES = `SELECT l.id, l.order_id, l.title_hu, l.title_en, l.price, l.quantity, l.variations
  FROM order_lines l JOIN orders o ON o.id = l.order_id
  WHERE o.member_id = ? AND l.id > ? ORDER BY l.id`

const STEPS = `SELECT s.id, s.order_id, s.status, s.happened_at
  FROM order_steps s JOIN orders o ON o.id = s.order_id
  WHERE o.member_id = ? AND s.id > ? ORDER BY s.id`

const PARCELS = `SELECT p.id, p.order_id, p.carrier, p.reference, p.sent_at, p.delivered_at
  FROM parcels p JOIN orders o ON o.id = p.order_id
  WHERE o.member_id = ? AND p.id > ? ORDER BY p.id`
const SUBSTITUTES = `SELECT s.id, s.order_id, s.order_line_id, s.title_hu, s.title_en, s.price,
  s.variations, s.credited, s.happened_at
  FROM order_substitutions s JOIN orders o ON o.id = s.order_id
  WHERE o.member_id = ? AND s.id > ? ORDER BY s.id`
const REMAINDERS = `SELECT g.id, g.order_id, g.order_line_id, g.quantity, g.credited, g.happened_at
  FROM order_remainders g JOIN orders o ON o.id = g.order_id
  WHERE o.member_id = ? AND g.id > ? ORDER BY g.id`

type Titled = { id: number; title_hu: string; title_en: string }
type Line = Titled & { variations: string }
type Variation = Record<'type' | 'value', { title_hu: string; title_en: string }>

/** What the shop holds of a member. */
export const orderDisclosures: Disclosure[] = [
  disclosed('cart', { covers: ['cart_items'], sql: CART, row: titled<Titled> }),
  disclosed('wishlist', { covers: ['wishlist_entries'], sql: WISHES, row: titled<Titled> }),
  disclosed('orders', { covers: ['orders'], sql: ORDERS, row: readable }),
  disclosed('order_steps', { sql: STEPS, row: readable }),
  disclosed('order_items', { sql: LINES, row: worded }),
  disclosed('substituted_gifts', { sql: SUBSTITUTES, row: worded }),
  disclosed('unsent_gifts', { sql: REMAINDERS, row: readable }),
  disclosed('parcels', { sql: PARCELS, row: readable }),
]

interface Source<Row> {
  /** Tables with the id of a member that it is read from. */
  covers?: string[]
  /** As `inBatches` takes it, by id. */
  sql: string
  row: (row: Row, locale: Locale) => DisclosedRow
}

function disclosed<Row extends { id: number }>(
  name: string,
  { covers = [], sql, row }: Source<Row>
): Disclosure {
  return {
    name,
    covers,
    async *read(memberId, locale) {
      for await (const batch of inBatches<Row>(sql, { memberId, key: 'id', after: 0 })) {
        yield batch.map((one) => row(one, locale))
      }
    },
  }
}

function titled<Row extends Titled>({ title_hu, title_en, ...rest }: Row, locale: Locale) {
  return { ...readable(rest), title: inLocale({ title_hu, title_en }, locale) }
}

function worded({ variations, ...line }: Line, locale: Locale) {
  return { ...titled(line, locale), variations: variationsIn(variations, locale) }
}

function variationsIn(column: string, locale: Locale): string {
  const variations = JSON.parse(column) as Variation[]
  const texts = variations.map(({ type, value }) => {
    return `${inLocale(type, locale)}: ${inLocale(value, locale)}`
  })
  return texts.join(', ')
}
