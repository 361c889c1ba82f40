import { usesPostgres } from '#config/database'
import { SCANS_PER_COMMIT_MAX } from '#points/constants'
import { Throttled } from '#points/exceptions'
import type { ScanOutcome } from '#points/queries/scan_of_member'
import { knownWait } from '#points/scan_throttle'
import type { Answer } from './accept_claims.js'
import { judgeTogether, type Redeem, type Submission } from './redeem_together.js'

type Waiting = {
  submission: Submission
  answer: (answer: Answer) => void
}

/** Groups that are redeemed at a time; more of them would be smaller. The embedded database has one connection that writes. */
const GROUPS_MAX = usesPostgres ? 2 : 1

let waiting: Waiting[] = []
let isAnswering = false
const redeeming = new Set<Promise<void>>()

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
 * the event loop are answered together and share one commit; what arrives meanwhile forms the next group.
 */
export function answerScan(submission: Submission): Promise<Answer> | Answer {
  const wait = knownWait(submission)
  if (wait) return Throttled.for(wait)
  return new Promise((tell) => {
    waiting.push({ submission, answer: tell })
    if (isAnswering) return
    isAnswering = true
    setImmediate(answerWaiting)
  })
}

/** Groups are judged one after the other, so that guesses that come together are all counted. */
async function answerWaiting() {
  while (waiting.length > 0) {
    const group = waiting.slice(0, SCANS_PER_COMMIT_MAX)
    waiting = waiting.slice(SCANS_PER_COMMIT_MAX)
    const judged = await orError(judgeTogether(group.map(({ submission }) => submission)))
    const answered = answer(group, judged).finally(() => redeeming.delete(answered))
    redeeming.add(answered)
    if (redeeming.size >= GROUPS_MAX) await Promise.race(redeeming)
  }
  isAnswering = false
}

/** A failure of the whole group is everybody's answer; the next group tries anew. */
async function answer(group: Waiting[], redeem: Redeem | Error): Promise<void> {
  const answers = redeem instanceof Error ? redeem : await orError(redeem())
  group.forEach((one, place) => one.answer(answers instanceof Error ? answers : answers[place]))
}

function orError<Result>(work: Promise<Result>): Promise<Result | Error> {
  return work.catch((error: Error) => error)
}
