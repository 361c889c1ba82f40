import { batched } from '#app/database/batched'
import { Throttled } from '#points/exceptions'
import type { Answer, ScanOutcome } from '../claim.js'
import { knownWait } from '../scan_throttle.js'
import { judgeTogether, type Redeem, type Submission } from './judge_together.js'

/** Groups are judged one after the other, so that guesses that come together are all counted. */
const judge = batched<Submission, Redeem>(judgeTogether, { writes: true, groupsMax: 1 })

/**
 * Redeems a code.
 *
 * @throws throttled, invalid_code, already_used, scan_limit_reached, not_active, void, expired,
 *   idempotency_mismatch
 */
export async function scanCode(submission: Submission): Promise<ScanOutcome> {
  const answer = await answerScan(submission)
  if (answer instanceof Error) throw answer
  return answer
}

/**
 * The same with refusals as answers: throwing one costs more than to find it. All scans of one turn of
 * the event loop are judged together, and what is authentic among them shares a commit.
 */
export function answerScan(submission: Submission): Promise<Answer> | Answer {
  const wait = knownWait(submission)
  return wait ? Throttled.for(wait) : redeem(submission).catch((error: Error) => error)
}

async function redeem(submission: Submission): Promise<Answer> {
  const redeemJudged = await judge(submission)
  return redeemJudged()
}
