import { clock, useClock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { OnProgress } from '#app/progress'
import { transaction, type Transaction } from '#app/transaction'
import { confirmReferral } from '#auth'
import {
  acceptScans,
  codeOfBatch,
  credit,
  pointsOfRule,
  type Booster,
  type PointSource,
} from '#points'
import type { Happening } from '../members/happenings.js'
import type { MemberPlan } from '../members/member_plan.js'
import type { ScannableBatches } from './batches.js'
import { bookOrder, bookOrderStep, type OrderDesk } from './orders.js'

/** What the happenings are booked against. */
export type HistorySetting = {
  plans: MemberPlan[]
  /** Ids of the members in the order of their plans. */
  memberIds: number[]
  batches: ScannableBatches
  /** Those that give, by id. */
  boosters: Booster[]
  desk: OrderDesk
}

/** Movements of points booked in one transaction: few commits, and none of them long. */
const BOOKINGS_PER_TRANSACTION = 250

const GAVE_WORD = 'UPDATE members SET community_word_given_at = ? WHERE id = ?'

type Checkout = Extract<Happening, { kind: 'order' }>
type Booking = Exclude<Happening, Checkout>

/** Books the happenings in order, each at its own moment; orders go through the shop's checkout. */
export async function bookHappenings(
  happenings: Happening[],
  setting: HistorySetting,
  told: OnProgress
): Promise<void> {
  let [moment, done] = [0, 0]
  const at = (happening: Happening) => (moment = happening.at)
  const putBack = useClock({ now: () => moment })
  try {
    for (const group of groupsOf(happenings)) {
      const [first] = group
      at(first)
      if (isCheckout(first)) await checkOut(first, setting)
      else await transaction((trx) => bookAll(trx, group as Booking[], setting, at))
      told((done += group.length), happenings.length)
    }
  } finally {
    putBack()
  }
}

/** What happens between two checkouts goes together; a checkout has transactions of its own. */
function groupsOf(happenings: Happening[]): Happening[][] {
  const groups: Happening[][] = []
  for (const happening of happenings) {
    const open = groups.at(-1)
    const isFull = !open || isCheckout(open[0]) || open.length >= BOOKINGS_PER_TRANSACTION
    if (isFull || isCheckout(happening)) groups.push([happening])
    else open.push(happening)
  }
  return groups
}

function isCheckout(happening: Happening): happening is Checkout {
  return happening.kind === 'order'
}

function checkOut({ order, member }: Checkout, { desk, plans, memberIds }: HistorySetting) {
  return bookOrder(desk, { memberId: memberIds[member], plan: plans[member] }, order)
}

async function bookAll(
  trx: Transaction,
  bookings: Booking[],
  setting: HistorySetting,
  at: (booking: Booking) => void
): Promise<void> {
  for (const booking of bookings) {
    at(booking)
    await book(trx, booking, setting)
  }
}

async function book(
  trx: Transaction,
  booking: Booking,
  { memberIds, batches, boosters, desk }: HistorySetting
): Promise<void> {
  const memberId = memberIds[booking.member]
  switch (booking.kind) {
    case 'scan': {
      const { id: batchId, keyId } = batches.get(booking.product)!
      const { serial } = booking
      const code = codeOfBatch({ id: batchId, keyId }, serial)
      const at = clock.now()
      const claim = { memberId, code, batchId, serial, keyId, clientKey: null, at }
      await acceptScans(trx, [claim], boosters)
      return
    }
    case 'order_step':
      return bookOrderStep(trx, desk, booking)
    case 'consent': {
      const reference = `consent:${booking.purpose}:${memberId}`
      return bookBonus(trx, memberId, { source: `consent_${booking.purpose}`, reference })
    }
    case 'referral':
      return confirmReferral(trx, memberIds[booking.invited])
    default:
      if (booking.kind === 'facebook_group') await rows(trx, GAVE_WORD, [clock.now(), memberId])
      return bookBonus(trx, memberId, {
        source: booking.kind,
        reference: `${booking.kind}:${memberId}`,
      })
  }
}

/** Credits what a source brings, under the reference the shop itself would use. */
async function bookBonus(
  trx: Transaction,
  memberId: number,
  { source, reference }: { source: PointSource; reference: string }
): Promise<void> {
  const points = await pointsOfRule(trx, source)
  if (points === 0) return
  await credit(trx, { memberId, points, source, sourceName: '', reference })
}
