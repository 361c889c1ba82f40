import hash from '@adonisjs/core/services/hash'
import { clock, useClock } from '#app/clock'
import { unheard, type OnProgress } from '#app/progress'
import { transaction } from '#app/transaction'
import { setStock } from '#catalogue'
import type { Booster } from '#points'
import { markFilling, stateOfShop, type ShopState } from './demo_mark.js'
import { fillBatches, voidBatches, type ScannableBatches } from './fill/batches.js'
import { fillBoosters } from './fill/boosters.js'
import { fillCatalogue, type FilledGift } from './fill/catalogue.js'
import { fillDesire } from './fill/desire.js'
import { fillDisputes } from './fill/disputes.js'
import { fillFaq } from './fill/faq.js'
import { fillGames } from './fill/games.js'
import { fillGiftRules } from './fill/gift_rules.js'
import { fillHarvests } from './fill/harvests.js'
import { bookHappenings } from './fill/history.js'
import { fillStaff, randomPassword, type DemoLogin } from './fill/logins.js'
import { fillMembers } from './fill/members.js'
import { settleMessages } from './fill/messages.js'
import { fillOrderNotes } from './fill/order_notes.js'
import { fillPages } from './fill/pages.js'
import { describePictures, storePictures } from './fill/pictures.js'
import { fillProfessions } from './fill/professions.js'
import { receiveGoods } from './fill/stock.js'
import { answerSurveys, fillCommunityWord, fillQuestionnaire, fillSurveys } from './fill/surveys.js'
import { happeningsOf } from './members/happenings.js'
import { DEMO_MEMBER_EMAIL, memberPlans } from './members/member_plans.js'

/** What a filling answers. */
export type FilledDemo = {
  logins: DemoLogin[]
  members: number
  gifts: number
  pictures: number
}

/** The shop is older than its first member, so that every order finds its gifts published. */
const SHOP_AGE_MS = 380 * 86_400_000
/** Pieces of each orderable thing beyond today's stock, for the orders of the year. */
const PIECES_FOR_THE_YEAR = 60

/** Thrown where the shop holds members or gifts, be it the half of an interrupted filling. */
export class DemoNeedsEmptyDatabase extends Error {
  constructor(state: ShopState) {
    super(
      state === 'half filled'
        ? 'An earlier filling was interrupted: run "demo reset", then fill again'
        : 'The demo fills an empty database only, and this one has members or gifts in it'
    )
  }
}

/**
 * Fills an empty shop with the demo: gifts, pictures, sticker batches, 200 members with a year of
 * history, and three logins with new random passwords. A demo that is filled stays as it is.
 *
 * @param told hears how much of what happened in the year is booked
 * @returns undefined where this database holds the demo already
 * @throws DemoNeedsEmptyDatabase
 */
export async function fillDemoShop(told: OnProgress = unheard): Promise<FilledDemo | undefined> {
  const state = await stateOfShop()
  if (state === 'filled') return undefined
  if (state !== 'empty') throw new DemoNeedsEmptyDatabase(state)
  const pictures = storePictures()
  const password = randomPassword()
  const { gifts, batches, boosters } = await openShop()
  const memberIds = await liveAYear({ gifts, batches, boosters }, { password, told })
  await fillHarvests(memberIds, batches)
  const staff = await closeFilling(gifts, batches, memberIds)
  const logins: DemoLogin[] = [{ role: 'member', email: DEMO_MEMBER_EMAIL, password }, ...staff]
  return { logins, members: memberIds.length, gifts: gifts.length, pictures: await pictures }
}

/** What the members of the demo live their year with. */
type OpenShop = { gifts: FilledGift[]; batches: ScannableBatches; boosters: Booster[] }

async function openShop(): Promise<OpenShop> {
  const now = clock.now()
  const opening = now - SHOP_AGE_MS
  const putBack = useClock({ now: () => opening })
  try {
    return await transaction(async (trx) => {
      await markFilling(trx, 'begun')
      const gifts = await fillCatalogue(trx)
      await count(trx, gifts, PIECES_FOR_THE_YEAR)
      await receiveGoods(trx, gifts)
      await fillPages(trx)
      await fillFaq(trx)
      await fillSurveys(trx)
      await fillQuestionnaire(trx)
      await describePictures(trx)
      const batches = await fillBatches(trx)
      return { gifts, batches, boosters: await fillBoosters(trx, batches, now) }
    })
  } finally {
    putBack()
  }
}

async function liveAYear(
  { gifts, batches, boosters }: OpenShop,
  { password, told }: { password: string; told: OnProgress }
): Promise<number[]> {
  const now = clock.now()
  const passwordHash = await hash.make(password)
  const { plans, memberIds } = await transaction(async (trx) => {
    const choices = await fillProfessions(trx)
    const plans = memberPlans(choices.professions.length)
    return { plans, memberIds: await fillMembers(trx, plans, { choices, now, passwordHash }) }
  })
  const happenings = happeningsOf(plans, now, [...batches.keys()])
  const desk = { gifts, placed: new Map<number, number>() }
  await bookHappenings(happenings, { plans, memberIds, batches, boosters, desk }, told)
  return memberIds
}

async function closeFilling(
  gifts: FilledGift[],
  batches: ScannableBatches,
  memberIds: number[]
): Promise<DemoLogin[]> {
  await transaction(async (trx) => {
    await voidBatches(trx, batches)
    await fillGiftRules(trx)
    await count(trx, gifts, 0)
    await answerSurveys(trx, memberIds)
    await fillCommunityWord(trx)
    await settleMessages(trx)
  })
  const logins = await fillStaff()
  await fillDesire(memberIds[0], gifts)
  await fillDisputes(memberIds, batches)
  await fillGames(memberIds)
  await fillOrderNotes()
  await transaction((trx) => markFilling(trx, 'ended'))
  return logins
}

type Trx = Parameters<typeof setStock>[0]

/** Counts the store: today's stock of every gift and what lies there beyond it. */
async function count(trx: Trx, gifts: FilledGift[], beyond: number): Promise<void> {
  for (const { id, stock } of gifts) {
    const counts = stock.map(({ combination, qty }) => ({
      combination,
      qty: qty === null ? null : qty + beyond,
    }))
    await setStock(trx, { productId: id, actorId: null, counts })
  }
}
