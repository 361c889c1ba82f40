import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { usesPostgres } from '#config/database'
import { rows } from '#app/database/statement'
import { shouldTryAgain, transaction } from '#app/transaction'
import type { ScanRefused } from '#points/exceptions'
import type { ScanOutcome } from '#points/queries/scan_of_member'
import { acceptAtOnce } from './accept_at_once.js'
import { acceptScan, type Claim } from './accept_scan.js'
import { answerRefusedScan } from './answer_refused_scan.js'

/** What became of a claim: an outcome, a refusal, or an error that the claim met. */
export type Answer = ScanOutcome | ScanRefused | Error

/**
 * Credits claims. On SQLite they share one durable commit, each in a savepoint of its own, so that
 * a refusal harms no neighbour; PostgreSQL groups commits itself, and a claim is one round trip.
 */
export async function acceptClaims(claims: Claim[]): Promise<Answer[]> {
  if (claims.length === 0) return []
  if (usesPostgres) return Promise.all(claims.map(acceptAlone))
  return acceptTogether(claims)
}

async function acceptAlone(claim: Claim): Promise<Answer> {
  try {
    return (await acceptAtOnce(claim)) ?? (await acceptTogether([claim]))[0]
  } catch (error) {
    return error as Error
  }
}

async function acceptTogether(claims: Claim[]): Promise<Answer[]> {
  try {
    return await transaction(async (trx) => {
      const answers: Answer[] = []
      for (const claim of claims) answers.push(await answerApart(trx, claim))
      return answers
    })
  } catch (error) {
    // The database refused the commit, so nobody was credited.
    return claims.map(() => error as Error)
  }
}

async function answerApart(trx: TransactionClientContract, claim: Claim): Promise<Answer> {
  await rows(trx, 'SAVEPOINT scan')
  try {
    const outcome = await acceptScan(trx, claim)
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
