import type { MemberFact } from '#points/contracts/member_facts'
import type { Booster } from './booster.js'
import type { BoosterAccount } from './booster_account.js'
import { bonusOn, isAbout, isFor, runsOn, type BoostedScan } from './bonus_of.js'

/** What boosters give, locked for the scans at hand. */
export interface Boosting {
  /** By id of the booster. */
  accounts: BoosterAccount<Booster>[]
  /** Who the members are, where a booster asks; by id. */
  facts: ReadonlyMap<number, MemberFact>
}

/** What a booster gives for a scan. */
export interface TakenBonus {
  booster: Booster
  points: number
  /** Day in Budapest, YYYY-MM-DD. */
  day: string
}

/** Takes from each booster what it gives for a scan. */
export function takeBonuses(
  scan: BoostedScan & { memberId: number },
  { accounts, facts }: Boosting
): TakenBonus[] {
  const { memberId, productId, day } = scan
  return accounts.flatMap((account) => {
    const booster = account.terms
    const isMeant = runsOn(booster, day) && isAbout(booster, productId)
    if (!isMeant || !isFor(booster, facts.get(memberId))) return []
    const points = bonusOn(booster, scan.points)
    return points > 0 && account.take({ memberId, points, day }) ? [{ booster, points, day }] : []
  })
}
