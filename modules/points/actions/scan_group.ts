import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#app/database/statement'
import { shouldTryAgain, transaction } from '#app/transaction'
import { SCANS_PER_COMMIT_MAX } from '#points/constants'
import type { ScanRefused } from '#points/exceptions'
import type { ScanOutcome } from '#points/queries/scan_of_member'
import { acceptScan, type Claim } from './accept_scan.js'
import { answerRefusedScan } from './answer_refused_scan.js'

/** What became of a claim: an outcome, a refusal, or the error that only this claim met. */
type Answer = ScanOutcome | ScanRefused | Error

type Waiting = {
  claim: Claim
  resolve: (outcome: ScanOutcome) => void
  reject: (error: unknown) => void
}

let waiting: Waiting[] = []
let isCommitting = false

/**
 * Credits a scan together with all others of this turn of the event loop: they share one durable
 * commit, each in a savepoint of its own, so that a refusal harms no neighbour.
 *
 * @throws every ScanRefused, and the error of a commit that the database refused
 */
export function scanInGroup(claim: Claim): Promise<ScanOutcome> {
  return new Promise((resolve, reject) => {
    waiting.push({ claim, resolve, reject })
    if (!isCommitting) {
      isCommitting = true
      setImmediate(commitWaiting)
    }
  })
}

/** Commits group after group; what arrives meanwhile forms the next one. */
async function commitWaiting() {
  while (waiting.length > 0) {
    const group = waiting.slice(0, SCANS_PER_COMMIT_MAX)
    waiting = waiting.slice(SCANS_PER_COMMIT_MAX)
    await commitGroup(group)
  }
  isCommitting = false
}

async function commitGroup(group: Waiting[]) {
  try {
    const answers = await transaction((trx) => answerAll(trx, group))
    group.forEach(({ resolve, reject }, place) => {
      const answer = answers[place]
      if (answer instanceof Error) reject(answer)
      else resolve(answer)
    })
  } catch (error) {
    for (const { reject } of group) reject(error)
  }
}

async function answerAll(trx: TransactionClientContract, group: Waiting[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const { claim } of group) answers.push(await answerApart(trx, claim))
  return answers
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
