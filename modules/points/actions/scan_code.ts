import { usesPostgres } from '#config/database'
import { SCANS_PER_COMMIT_MAX } from '#points/constants'
import type { ScanOutcome } from '#points/queries/scan_of_member'
import type { Answer } from './accept_claims.js'
import { redeemTogether, type Submission } from './redeem_together.js'

type Waiting = {
  submission: Submission
  answer: (answer: Answer) => void
}

let waiting: Waiting[] = []
let isAnswering = false

/**
 * Redeems a code. Where the embedded database serves, all scans of one turn of the event loop are
 * answered together and share one commit; what arrives meanwhile forms the next group.
 *
 * @throws throttled, invalid_code, already_used, scan_limit_reached, not_active, void, expired,
 *   idempotency_mismatch
 */
export async function scanCode(submission: Submission): Promise<ScanOutcome> {
  const [answer] = usesPostgres
    ? await redeemTogether([submission])
    : [await answerInTurn(submission)]
  if (answer instanceof Error) throw answer
  return answer
}

function answerInTurn(submission: Submission): Promise<Answer> {
  return new Promise((answer) => {
    waiting.push({ submission, answer })
    if (isAnswering) return
    isAnswering = true
    setImmediate(answerWaiting)
  })
}

async function answerWaiting() {
  while (waiting.length > 0) {
    const group = waiting.slice(0, SCANS_PER_COMMIT_MAX)
    waiting = waiting.slice(SCANS_PER_COMMIT_MAX)
    const answers = await answersTo(group.map(({ submission }) => submission))
    group.forEach(({ answer }, place) => answer(answers[place]))
  }
  isAnswering = false
}

/** A failure of the whole group is everybody's answer; the next group tries anew. */
async function answersTo(submissions: Submission[]): Promise<Answer[]> {
  try {
    return await redeemTogether(submissions)
  } catch (error) {
    return submissions.map(() => error as Error)
  }
}
