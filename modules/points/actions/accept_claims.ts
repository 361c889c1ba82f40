import { usesPostgres } from '#config/database'
import { rows } from '#app/database/statement'
import { shouldTryAgain, transaction, type Transaction } from '#app/transaction'
import type { Booster } from '#points/boosters/booster'
import { runsOn } from '#points/boosters/bonus_of'
import { runningBoosters } from '#points/boosters/running_boosters'
import { businessDate } from '#points/business_date'
import type { ScanRefused } from '#points/exceptions'
import type { ScanOutcome } from '#points/queries/scan_of_member'
import { acceptAtOnce } from './accept_at_once.js'
import { acceptInGroup } from './accept_in_group.js'
import { acceptScan, type Claim } from './accept_scan.js'
import { answerRefusedScan } from './answer_refused_scan.js'

const acceptPlain = usesPostgres ? acceptAtOnce : acceptInGroup

/** What became of a claim: an outcome, a refusal, or an error that the claim met. */
export type Answer = ScanOutcome | ScanRefused | Error

/**
 * Credits claims: the plain ones share one durable commit, what is left takes the way that knows every
 * case. On SQLite that is a commit again, each in a savepoint of its own, so that a refusal harms no
 * neighbour; on PostgreSQL nobody waits for the locks of another.
 */
export async function acceptClaims(claims: Claim[]): Promise<Answer[]> {
  if (claims.length === 0) return []
  const boosters = await runningBoosters()
  // The plain ways book no bonuses, so a day with a booster takes the long one.
  const isPlain = !claims.some((claim) => isBoosted(claim, boosters))
  const accepted = isPlain ? await acceptPlain(claims) : []
  const left = claims.filter((_, place) => !accepted[place])
  const answers = left.length ? await acceptLeft(left, boosters) : []
  let next = 0
  return claims.map((_, place) => accepted[place] ?? answers[next++])
}

function isBoosted({ at }: Claim, boosters: Booster[]): boolean {
  return boosters.some((terms) => runsOn(terms, businessDate(at)))
}

async function acceptLeft(claims: Claim[], boosters: Booster[]): Promise<Answer[]> {
  if (!usesPostgres) return acceptTogether(claims, boosters)
  const answers = await Promise.all(claims.map((claim) => acceptTogether([claim], boosters)))
  return answers.flat()
}

async function acceptTogether(claims: Claim[], boosters: Booster[]): Promise<Answer[]> {
  try {
    return await transaction(async (trx) => {
      const answers: Answer[] = []
      for (const claim of claims) answers.push(await answerApart(trx, claim, boosters))
      return answers
    })
  } catch (error) {
    // The database refused the commit, so nobody was credited.
    return claims.map(() => error as Error)
  }
}

async function answerApart(trx: Transaction, claim: Claim, boosters: Booster[]): Promise<Answer> {
  await rows(trx, 'SAVEPOINT scan')
  try {
    const outcome = await acceptScan(trx, claim, boosters)
    if (!outcome) await rows(trx, 'ROLLBACK TO SAVEPOINT scan')
    const answer = outcome ?? (await answerRefusedScan(trx, claim))
    await rows(trx, 'RELEASE SAVEPOINT scan')
    return answer
  } catch (error) {
    if (shouldTryAgain(error)) throw error
    await rows(trx, 'ROLLBACK TO SAVEPOINT scan')
    await rows(trx, 'RELEASE SAVEPOINT scan')
    return error as Error
  }
}
