import { clock } from '#app/clock'
import { inEveryLanguage, notify, type Notice } from '#app/outbox/notices'
import { transaction } from '#app/transaction'
import { findMember } from '#auth'
import { balancesOf } from '#points'
import { memberMail, type MemberMail } from '../orders/member_mail.js'
import { inLocale } from '../products/localized.js'
import WishlistEntry from './models/wishlist_entry.js'
import { untoldWishes, WISHES_BATCH, type UntoldWish } from './queries/wishlist_sql.js'

/**
 * Tells members that a gift they save for is in reach, each wish once; those of one member that are
 * found together share a message. Looks at one batch of wishes.
 *
 * @param after id of the last wish looked at
 * @returns where the next batch begins; 0 after the last one
 */
export async function announceReachedWishes(after: number): Promise<number> {
  const wishes = await untoldWishes(after)
  const memberIds = [...new Set(wishes.map(({ memberId }) => memberId))]
  const balances = await balancesOf(memberIds)
  for (const memberId of memberIds) {
    const points = balances.get(memberId) ?? 0
    const reached = wishes.filter((wish) => wish.memberId === memberId && wish.price <= points)
    if (reached.length) await announce(memberId, points, reached)
  }
  return wishes.length < WISHES_BATCH ? 0 : wishes.at(-1)!.id
}

async function announce(memberId: number, points: number, reached: UntoldWish[]) {
  const member = await findMember(memberId)
  await transaction(async (trx) => {
    const ids = reached.map(({ id }) => id)
    const entries = () => WishlistEntry.query({ client: trx.client }).whereIn('id', ids)
    const untold = await entries().whereNull('announcedAt').orderBy('id').forUpdate()
    await entries().whereNull('announcedAt').update({ announcedAt: clock.now() })
    const told = reached.filter((wish) => untold.some(({ id }) => id === wish.id))
    if (!told.length || !member) return
    await notify(trx, {
      memberId,
      dedupeKey: keyOf(told),
      notice: noticeOf(told),
      mail: memberMail(member, mailOf(told, points)),
    })
  })
}

const keyOf = ([first]: UntoldWish[]) => `wish-reached:${first.id}`

const dearestFirst = (wishes: UntoldWish[]) => wishes.toSorted((a, b) => b.price - a.price)

const pathOf = ({ slug }: UntoldWish) => `/ajandekok/details/${slug}`

function noticeOf(reached: UntoldWish[]): Notice {
  const [dearest, ...others] = dearestFirst(reached)
  const gift = inEveryLanguage((locale) => inLocale(dearest, locale))
  return {
    topic: 'wish',
    type: 'gift',
    key: 'wish_reached',
    values: { gift, others: others.length },
    path: pathOf(dearest),
  }
}

function mailOf(reached: UntoldWish[], points: number): MemberMail {
  const [dearest, ...others] = dearestFirst(reached)
  return {
    key: 'mail.wish',
    dedupeKey: keyOf(reached),
    path: pathOf(dearest),
    valuesIn: (locale) => ({
      gift: inLocale(dearest, locale),
      others: others.length,
      points,
    }),
  }
}
