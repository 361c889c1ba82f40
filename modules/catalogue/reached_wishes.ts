import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { findMember } from '#auth'
import { balancesOf } from '#points'
import { inLocale } from './localized.js'
import { mailMember, type MemberMail } from './member_mail.js'
import { PRODUCT_IS_OPEN, PRODUCT_STOCK } from './queries/stock_sql.js'

/** Wishes looked at in one statement. */
const BATCH = 500

/** A wish nobody was told about yet, for a gift that can be ordered. */
interface OpenWish {
  id: number
  memberId: number
  slug: string
  title_hu: string
  title_en: string
  price: number
}

const OPEN = `SELECT w.id, w.member_id AS "memberId", p.slug, p.title_hu, p.title_en, p.price
  FROM wishlist_entries w JOIN products p ON p.id = w.product_id
  LEFT JOIN categories k ON k.id = p.category_id
  WHERE ${PRODUCT_IS_OPEN} AND w.announced_at IS NULL AND w.id > ?
    AND COALESCE(${PRODUCT_STOCK}, 1) > 0
  ORDER BY w.id LIMIT ${BATCH}`

const ANNOUNCE = `UPDATE wishlist_entries SET announced_at = ?
  WHERE id = ? AND announced_at IS NULL RETURNING id`

/**
 * Tells members that a gift they save for is in reach, each wish once; those of one member that are
 * found together share a message. Looks at one batch of wishes.
 *
 * @param after id of the last wish looked at
 * @returns where the next batch begins; 0 after the last one
 */
export async function announceReachedWishes(after: number): Promise<number> {
  const wishes = await shopReader().rows<OpenWish>(OPEN, [clock.now(), after])
  const memberIds = [...new Set(wishes.map(({ memberId }) => memberId))]
  const balances = await balancesOf(memberIds)
  for (const memberId of memberIds) {
    const points = balances.get(memberId) ?? 0
    const reached = wishes.filter((wish) => wish.memberId === memberId && wish.price <= points)
    if (reached.length) await announce(memberId, points, reached)
  }
  return wishes.length < BATCH ? 0 : wishes.at(-1)!.id
}

async function announce(memberId: number, points: number, reached: OpenWish[]) {
  const member = await findMember(memberId)
  await transaction(async (trx) => {
    const now = clock.now()
    const told: OpenWish[] = []
    for (const wish of reached) {
      const marked = await rows(trx, ANNOUNCE, [now, wish.id])
      if (marked.length) told.push(wish)
    }
    if (!told.length || !member) return
    await mailMember(trx, member, mailOf(told, points))
  })
}

function mailOf(reached: OpenWish[], points: number): MemberMail {
  const [dearest, ...others] = reached.toSorted((one, other) => other.price - one.price)
  return {
    key: 'mail.wish',
    dedupeKey: `wish-reached:${reached[0].id}`,
    path: `/ajandekok/details/${dearest.slug}`,
    valuesIn: (locale) => ({
      gift: inLocale(dearest, locale),
      others: others.length,
      points,
    }),
  }
}
