import { clock } from '#app/clock'
import { inEveryLanguage, notifyTogether, type Notice, type Told } from '#app/outbox/notices'
import { transaction } from '#app/transaction'
import { findMember } from '#auth'
import { memberMail } from '#catalogue/orders/member_mail'
import { inLocale } from '#catalogue/products/localized'
import { dearestGifts, type GiftInReach } from '#catalogue/wishlist/queries/wishlist_sql'
import { expiringPoints } from '#points'
import { isOpen, type Wave } from '../waves.js'

/** Where the points can be spent. */
const GIFTS = '/ajandekok'

/** What somebody would lose, and what it would buy. */
interface Loss {
  points: number
  gift?: GiftInReach
}

/**
 * Tells members how many of their points end with the year, and the dearest gift that these buy. What holds is what is
 * true now; where the wave is over, nobody is told any more.
 */
export async function tellOfExpiry(told: Wave & { memberIds: number[] }): Promise<void> {
  if (!isOpen(told, clock.now())) return
  const expiring = await expiringPoints(told.year, told.memberIds)
  const found = await Promise.all([...expiring.keys()].map(findMember))
  // Nobody tells those anything who were deleted or disabled meanwhile.
  const members = found.filter((member) => member !== null)
  const savers = members.map(({ id }) => ({ id, points: expiring.get(id)! }))
  const gifts = new Map((await dearestGifts(savers)).map((gift) => [gift.memberId, gift]))
  const words = members.map((member): Told => {
    const { id: memberId } = member
    const dedupeKey = `expiry:${told.year}:${told.wave}:${memberId}`
    const loss = { points: expiring.get(memberId)!, gift: gifts.get(memberId) }
    const notice = noticeOf(told, loss)
    const mail = memberMail(member, {
      key: 'mail.expiry',
      dedupeKey: `mail:${dedupeKey}`,
      path: notice.path!,
      valuesIn: (locale) => {
        const gift = loss.gift ? inLocale(loss.gift, locale) : ''
        return { ...sharedValues(told, loss), gift }
      },
    })
    return { memberId, dedupeKey, notice, mail }
  })
  await transaction((trx) => notifyTogether(trx, words))
}

function noticeOf(wave: Wave, loss: Loss): Notice {
  const { gift } = loss
  const name = gift ? inEveryLanguage((locale) => inLocale(gift, locale)) : ''
  return {
    topic: 'expiry',
    type: 'warning',
    key: 'points_expire',
    values: { ...sharedValues(wave, loss), gift: name },
    path: gift ? `${GIFTS}/details/${gift.slug}` : GIFTS,
    about: `expiry:${wave.year}`,
  }
}

/** A text says more where there is a gift. The year is a name, not a number with a separator. */
function sharedValues({ year }: Wave, { points, gift }: Loss) {
  return { points, year: String(year), reach: gift ? 'gift' : 'none' }
}
