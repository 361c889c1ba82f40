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

/** Counts gifts of orders that stand; what a promotion gave was not chosen. */
export async function giftFigures(period: Instants): Promise<GiftFigures> {
  const dead = deadGifts(period)
  const [best, named, [{ gifts }]] = await Promise.all([
    bestGifts(period),
    dead.clone().select('id', 'titleHu', 'titleEn').orderBy(['publishedAt', 'id']).limit(NAMED),
    dead.clone().count('* as gifts').pojo<{ gifts: number | string }>(),
  ])
  return {
    best,
    dead: named.map(({ id, titleHu, titleEn }) => ({ id, title_hu: titleHu, title_en: titleEn })),
    dead_count: Number(gifts),
  }
}

function orderedLines({ from, until }: Instants) {
  return OrderLine.query()
    .join('orders as o', 'o.id', 'order_lines.order_id')
    .whereNot('o.status', 'cancelled')
    .where('o.placed_at', '>=', from)
    .where('o.placed_at', '<', until)
    .where('order_lines.is_promotion_reward', 0)
}

async function bestGifts(period: Instants): Promise<CountedGift[]> {
  const found = await orderedLines(period)
    .join('products as p', 'p.id', 'order_lines.product_id')
    .groupBy('p.id', 'p.title_hu', 'p.title_en')
    .select('p.id', 'p.title_hu', 'p.title_en')
    .sum('order_lines.quantity as pieces')
    .orderBy('pieces', 'desc')
    .orderBy('p.id')
    .limit(NAMED)
    .pojo<Omit<CountedGift, 'pieces'> & { pieces: number | string }>()
  return found.map((gift) => ({ ...gift, pieces: Number(gift.pieces) }))
}

/** Gifts that only a promotion gives cannot be ordered. */
function deadGifts(period: Instants) {
  return Product.query()
    .where('isGift', 0)
    .where('publishedAt', '<=', period.from)
    .whereNotIn('id', orderedLines(period).select('order_lines.product_id'))
}
