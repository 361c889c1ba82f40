import app from '@adonisjs/core/services/app'
import { rows, runnerOf } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { MemberFacts } from '#points/contracts/member_facts'
import { credit } from '#points/ledger'
import type { Bonus } from '#points/queries/bonuses_of_scan'
import type { Booster } from './booster.js'
import { asksForFacts, bonusOn, isAbout, isFor, runsOn, type BoostedScan } from './bonus_of.js'
import { takeFromBooster } from './take_from_booster.js'

/** A scan that was just recorded. */
export interface RecordedScan extends BoostedScan {
  memberId: number
  code: string
}

/** What the boosters gave, and the balance after it where they gave anything. */
export interface GivenBonuses {
  bonuses: Bonus[]
  balance?: number
}

const RECORD = `INSERT INTO booster_bonuses (entry_id, booster_id, code, member_id, points, day)
  VALUES (?, ?, ?, ?, ?, ?)`

/**
 * Books what each booster gives for a scan, in the transaction of the scan and after it: the lock
 * of the member's balance is held, those of the boosters follow in the order of their ids.
 *
 * @param boosters by id
 */
export async function giveBonuses(
  trx: Transaction,
  scan: RecordedScan,
  boosters: Booster[]
): Promise<GivenBonuses> {
  const given: GivenBonuses = { bonuses: [] }
  for (const booster of await boostersFor(trx, scan, boosters)) {
    const points = bonusOn(booster, scan.points)
    if (points < 1 || !(await takeFromBooster(trx, booster, { ...scan, points }))) continue
    given.balance = await book(trx, booster, { ...scan, points })
    given.bonuses.push({ nameHu: booster.nameHu, nameEn: booster.nameEn, points })
  }
  return given
}

/** Who the member is is asked once, and only where a booster wants to know. */
async function boostersFor(
  trx: Transaction,
  { memberId, productId, day }: RecordedScan,
  boosters: Booster[]
): Promise<Booster[]> {
  const about = boosters.filter((terms) => runsOn(terms, day) && isAbout(terms, productId))
  if (!about.some(asksForFacts)) return about
  const memberFacts = await app.container.make(MemberFacts)
  const facts = await memberFacts.of(runnerOf(trx), [memberId])
  return about.filter((terms) => isFor(terms, facts.get(memberId)))
}

async function book(
  trx: Transaction,
  { id, nameHu, nameEn }: Booster,
  { memberId, code, productId, points, day }: RecordedScan
): Promise<number> {
  const entry = await credit(trx, {
    memberId,
    points,
    source: 'promotion',
    sourceName: nameHu || nameEn,
    reference: `booster:${id}:${code}:${memberId}`,
    productId,
  })
  await rows(trx, RECORD, [entry.id, id, code, memberId, points, day])
  return entry.balanceAfter
}
