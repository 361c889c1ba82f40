import { usesPostgres } from '#config/database'
import { inOneTurn } from '#app/database/in_one_turn'
import { rows } from '#app/database/statement'
import { shouldTryAgain, transaction, type Transaction } from '#app/transaction'
import type { Booster } from '#points/boosters/booster'
import { runsOn } from '#points/boosters/bonus_of'
import { runningBoosters } from '#points/boosters/running_boosters'
import { businessDate } from '#points/business_date'
import type { ScanRefused } from '#points/exceptions'
import type { ScanOutcome } from '#points/queries/scan_of_member'
import { acceptAtOnce, type Plain } from './accept_at_once.js'
import { acceptInGroup } from './accept_in_group.js'
import { acceptScan, type Claim } from './accept_scan.js'
import { answerRefusedScan } from './answer_refused_scan.js'

/** What became of a claim: an outcome, a refusal, or an error that the claim met. */
export type Answer = ScanOutcome | ScanRefused | Error

/** Groups that are credited at a time; more of them would be smaller. The embedded database has one connection that writes. */
const GROUPS_MAX = usesPostgres ? 2 : 1
/** How often a plain claim is credited with others before it takes the long way. */
const TRIES_MAX = 3

const acceptTogether = inOneTurn<Claim, Plain>(usesPostgres ? acceptAtOnce : acceptInGroup, {
  groupsMax: GROUPS_MAX,
  writes: true,
})

/**
 * Credits a claim: plain ones that come together share one durable commit, what is left takes the way that
 * knows every case, in a transaction of its own.
 */
export async function acceptClaim(claim: Claim): Promise<Answer> {
  const boosters = await runningBoosters()
  // The plain ways book no bonuses, so a day with a booster takes the long one.
  const today = businessDate(claim.at)
  const isPlain = !boosters.some((terms) => runsOn(terms, today))
  return (isPlain && (await acceptPlain(claim))) || acceptAlone(claim, boosters)
}

/** Undefined where the claim is to be accepted alone; nothing was written for it then. */
async function acceptPlain(claim: Claim): Promise<ScanOutcome | undefined> {
  for (let tried = 0; tried < TRIES_MAX; tried++) {
    const outcome = await acceptTogether(claim)
    if (outcome !== 'busy') return outcome
  }
  return undefined
}

async function acceptAlone(claim: Claim, boosters: Booster[]): Promise<Answer> {
  return transaction((trx) => answerApart(trx, claim, boosters))
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
