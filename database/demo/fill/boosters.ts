import { businessDate } from '#app/business_date'
import type { Transaction } from '#app/transaction'
import { draftBooster, switchBoosterOn, type Booster, type BoosterTerms } from '#points'
import type { ScannableBatches } from './batches.js'

const DAY_MS = 86_400_000
const BY = { source: 'cli' } as const

const PLAIN: Omit<BoosterTerms, 'nameHu' | 'nameEn' | 'bonusKind' | 'bonus' | 'budget'> = {
  firstDay: null,
  lastDay: null,
  weekdays: [],
  productIds: [],
  professionIds: [],
  zipPrefixes: [],
  limitPerMember: null,
  limitPerMemberDay: null,
  limitPerDay: null,
  limitTotal: null,
}

/**
 * One booster that is over, one that runs and one that is still a draft.
 *
 * @param now today's instant, in ms UTC, while the clock may stand at the opening of the shop
 * @returns those that give, by id
 */
export async function fillBoosters(
  trx: Transaction,
  batches: ScannableBatches,
  now: number
): Promise<Booster[]> {
  const [over, running, draft] = boosterTerms(batches, now)
  const given: Booster[] = []
  for (const terms of [over, running]) {
    const id = await draftBooster(trx, terms, BY)
    await switchBoosterOn(trx, id, BY)
    given.push({ id, ...terms })
  }
  await draftBooster(trx, draft, BY)
  return given
}

function boosterTerms(batches: ScannableBatches, now: number): BoosterTerms[] {
  const day = (later: number) => businessDate(now + later * DAY_MS)
  const grout = batches.get('flexibilis-fugazo-5-kg')!.productId
  const facade = batches.get('homlokzatfestek-16-l')!.productId
  return [
    {
      ...PLAIN,
      nameHu: 'Dupla pont homlokzatra',
      nameEn: 'Double points for facades',
      bonusKind: 'percent',
      bonus: 100,
      firstDay: day(-75),
      lastDay: day(-45),
      productIds: [facade],
      limitPerMember: 10,
      budget: 20_000,
    },
    {
      ...PLAIN,
      nameHu: 'Fugázó hetek',
      nameEn: 'Grout weeks',
      bonusKind: 'points',
      bonus: 15,
      firstDay: day(-14),
      lastDay: day(21),
      productIds: [grout],
      limitPerMemberDay: 3,
      budget: 30_000,
    },
    {
      ...PLAIN,
      nameHu: 'Téli hétvégék',
      nameEn: 'Winter weekends',
      bonusKind: 'percent',
      bonus: 50,
      firstDay: day(30),
      lastDay: day(58),
      weekdays: [6, 7],
      zipPrefixes: ['1', '2'],
      limitPerDay: 500,
      budget: 40_000,
    },
  ]
}
