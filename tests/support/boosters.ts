import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { stopBooster, switchBoosterOn, draftBooster } from '#points/boosters/actions/save_booster'
import type { BoosterTerms } from '#points/boosters/booster'

const BY = { source: 'cli' } as const

/** Terms that give every scan 10 points, unless the test says otherwise. */
export function boosterTerms(given: Partial<BoosterTerms> = {}): BoosterTerms {
  return {
    nameHu: 'Próbaakció',
    nameEn: 'Test booster',
    bonusKind: 'points',
    bonus: 10,
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
    budget: 1_000_000,
    ...given,
  }
}

/** A booster nobody has switched on. */
export function givenDraft(given: Partial<BoosterTerms> = {}): Promise<number> {
  return transaction((trx) => draftBooster(trx, boosterTerms(given), BY))
}

/** A booster that gives from now on; call `stop` when the test is over. */
export async function givenBooster(given: Partial<BoosterTerms> = {}) {
  const id = await givenDraft(given)
  await transaction((trx) => switchBoosterOn(trx, id, BY))
  return { id, stop: () => transaction((trx) => stopBooster(trx, id, BY)) }
}

/** Makes a member a tradesperson of a trade, in a region. */
export async function tellFacts(
  member: { id: number },
  facts: { professionId?: number; zip?: string }
): Promise<void> {
  const sql = `UPDATE members SET main_profession_id = ?, regional_representative_zip = ?,
    updated_at = ? WHERE id = ?`
  const values = [facts.professionId ?? null, facts.zip ?? null, clock.now(), member.id]
  await transaction((trx) => rows(trx, sql, values))
}
