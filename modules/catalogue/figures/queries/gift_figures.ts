import OrderLine from '#catalogue/orders/models/order_line'
import Product from '#catalogue/products/models/product'

/** Gifts that are named in each list. */
const NAMED = 5

/** A gift as it is named; pieces that were ordered. */
export interface CountedGift {
  id: number
  title_hu: string
  title_en: string
  pieces: number
}

/** What members made of the gifts within a time. */
export interface GiftFigures {
  /** Ordered most, the most first. */
  best: CountedGift[]
  /** Offered all the time, and not ordered: those that were published first. */
  dead: Omit<CountedGift, 'pieces'>[]
  dead_count: number
}

/** In ms UTC, half open. */
interface Instants {
  from: number
  until: number
}

/** Counts gifts of orders that stand, of times that follow each other; what a promotion gave was not chosen. */
export async function giftFigures(stretches: readonly Instants[]): Promise<GiftFigures> {
  const pieces = await piecesOf(stretches)
  const dead = (await offeredSince(stretches[0].from)).filter(({ id }) => !pieces.has(id))
  return {
    best: await bestOf(pieces),
    dead: dead.slice(0, NAMED).map(named),
    dead_count: dead.length,
  }
}

/** Pieces that were ordered of each gift. */
async function piecesOf(stretches: readonly Instants[]): Promise<Map<number, number>> {
  const pieces = new Map<number, number>()
  for (const { from, until } of stretches) {
    const found = await OrderLine.query()
      .join('orders as o', 'o.id', 'order_lines.order_id')
      .whereNot('o.status', 'cancelled')
      .where('o.placed_at', '>=', from)
      .where('o.placed_at', '<', until)
      .where('order_lines.is_promotion_reward', 0)
      .groupBy('order_lines.product_id')
      .select('order_lines.product_id')
      .sum('order_lines.quantity as pieces')
      .pojo<{ product_id: number; pieces: number | string }>()
    for (const { product_id: id, pieces: more } of found) {
      pieces.set(id, (pieces.get(id) ?? 0) + Number(more))
    }
  }
  return pieces
}

async function bestOf(pieces: Map<number, number>): Promise<CountedGift[]> {
  const most = [...pieces].toSorted(([one, many], [other, more]) => more - many || one - other)
  const ids = most.slice(0, NAMED).map(([id]) => id)
  const products = await Product.query().whereIn('id', ids).select('id', 'titleHu', 'titleEn')
  return ids.map((id) => {
    const product = products.find((one) => one.id === id)!
    return { ...named(product), pieces: pieces.get(id)! }
  })
}

/** Gifts that only a promotion gives cannot be ordered. */
function offeredSince(instant: number): Promise<Product[]> {
  return Product.query()
    .where('isGift', 0)
    .where('publishedAt', '<=', instant)
    .select('id', 'titleHu', 'titleEn')
    .orderBy(['publishedAt', 'id'])
}

const named = ({ id, titleHu, titleEn }: Product) => ({
  id,
  title_hu: titleHu,
  title_en: titleEn,
})
