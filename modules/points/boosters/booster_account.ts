import type { BoosterTerms } from './booster.js'

/** A bonus that is wanted of a booster. */
export interface WantedBonus {
  memberId: number
  points: number
  /** Day in Budapest, YYYY-MM-DD. */
  day: string
}

/** Bonuses that a booster gave. */
export interface GivenBonuses {
  memberId: number
  day: string
  /** How many. */
  given: number
}

/** What a booster gave before. */
export interface GivenBefore {
  /** Bonuses, and their points. */
  given: number
  spent: number
  /** Bonuses by day, and by member and day: those alone that a limit asks for. */
  days: { day: string; given: number }[]
  members: GivenBonuses[]
}

const NOTHING: GivenBefore = { given: 0, spent: 0, days: [], members: [] }

/** What a booster gave, and whether it gives more: decides for scans and for rehearsals, and writes nothing. */
export class BoosterAccount<Terms extends BoosterTerms = BoosterTerms> {
  given: number
  spent: number
  /** The day on which it had to refuse for good; null while something is left. */
  endedOn: string | null = null
  #perMember = new Map<number, number>()
  #perMemberDay = new Map<string, number>()
  #perDay = new Map<string, number>()

  constructor(
    readonly terms: Terms,
    before: GivenBefore = NOTHING
  ) {
    this.given = before.given
    this.spent = before.spent
    for (const { day, given } of before.days) increase(this.#perDay, day, given)
    for (const { memberId, day, given } of before.members) {
      increase(this.#perMember, memberId, given)
      increase(this.#perMemberDay, `${memberId} ${day}`, given)
    }
  }

  /** How many members got something. */
  get members(): number {
    return this.#perMember.size
  }

  /** Takes a bonus, or nothing at all: one that the budget does not cover whole is not given in part. */
  take({ memberId, points, day }: WantedBonus): boolean {
    const { limitPerMember, limitPerMemberDay, limitPerDay, limitTotal, budget } = this.terms
    const memberDay = `${memberId} ${day}`
    if (isReached(limitPerMember, this.#perMember.get(memberId))) return false
    if (isReached(limitPerMemberDay, this.#perMemberDay.get(memberDay))) return false
    if (isReached(limitTotal, this.given) || this.spent + points > budget) {
      this.endedOn ??= day
      return false
    }
    if (isReached(limitPerDay, this.#perDay.get(day))) return false
    this.given += 1
    this.spent += points
    increase(this.#perMember, memberId, 1)
    increase(this.#perMemberDay, memberDay, 1)
    increase(this.#perDay, day, 1)
    return true
  }
}

function isReached(limit: number | null, count = 0) {
  return limit !== null && count >= limit
}

function increase<Key>(counts: Map<Key, number>, key: Key, by: number) {
  counts.set(key, (counts.get(key) ?? 0) + by)
}
