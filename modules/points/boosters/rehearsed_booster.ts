import type { BoosterTerms } from './booster.js'
import type { WantedBonus } from './take_from_booster.js'

/** A booster that only counts: it decides as `takeFromBooster` does, and writes nothing. */
export class RehearsedBooster {
  given = 0
  spent = 0
  /** The day on which it had to refuse for good; null while something is left. */
  endedOn: string | null = null
  #perMember = new Map<number, number>()
  #perMemberDay = new Map<string, number>()
  #perDay = new Map<string, number>()

  constructor(readonly terms: BoosterTerms) {}

  /** Who got something. */
  get members(): number {
    return this.#perMember.size
  }

  /** Takes a bonus from what is left, or nothing at all. */
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
    increase(this.#perMember, memberId)
    increase(this.#perMemberDay, memberDay)
    increase(this.#perDay, day)
    return true
  }
}

function isReached(limit: number | null, count = 0) {
  return limit !== null && count >= limit
}

function increase<Key>(counts: Map<Key, number>, key: Key) {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
