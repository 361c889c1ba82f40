import { clock } from '#app/clock'
import { CODE_TEXT_MAX, normaliseCode, openCode } from '#points/code_format'
import { codeKeys } from '#points/code_keys'
import { InvalidCode, ScanRefused, Throttled } from '#points/exceptions'
import { countRefusedTry } from '#points/harvest/refused_tries'
import { consumeScanTries, markOf, settleScanTries } from '#points/scan_throttle'
import { acceptClaims, type Answer } from './accept_claims.js'
import type { Claim } from './accept_scan.js'

/** What a member submitted. */
export interface Submission {
  memberId: number
  /** Address of the client; guesses are counted by it too. */
  address: string
  /** What was scanned or typed. */
  text: string
  /** The name the browser gave this scan, so that a retry is harmless. */
  clientKey?: string
}

/**
 * Answers submissions in their order. Every try is consumed before anything is known about its
 * code; a guess is then refused by arithmetic alone, and only authentic codes reach the shop's
 * database.
 */
export async function redeemTogether(submissions: Submission[]): Promise<Answer[]> {
  const tries = submissions.map(({ memberId, address, text }) => {
    const mark = markOf(normaliseCode(text) ?? text.slice(0, CODE_TEXT_MAX))
    return { memberId, address, mark }
  })
  const waits = await consumeScanTries(tries)
  const claims = submissions.map((submission, place) => waits[place] === 0 && claimOf(submission))
  const accepted = await acceptClaims(claims.filter((claim) => claim !== false && claim !== null))
  let next = 0
  const answers = claims.map((claim, place): Answer => {
    if (claim === false) return new Throttled(waits[place])
    return claim === null ? new InvalidCode() : accepted[next++]
  })
  answers.forEach((answer, place) => {
    if (answer instanceof InvalidCode) countRefusedTry(submissions[place].memberId)
  })
  await settleScanTries(
    answers.flatMap((answer, place) => {
      if (!isAuthentic(answer)) return []
      return { scanTry: tries[place], isCredited: !(answer instanceof Error) && !answer.repeated }
    })
  )
  return answers
}

/** Null where no key of ours made the code. */
function claimOf({ memberId, text, clientKey }: Submission): Claim | null {
  const code = normaliseCode(text)
  const opened = code && openCode(code, codeKeys())
  if (!opened) return null
  return { ...opened, code, memberId, clientKey: clientKey ?? null, at: clock.now() }
}

/** A code of a batch that we do not have says InvalidCode too, and counts as a guess. */
function isAuthentic(answer: Answer) {
  if (answer instanceof InvalidCode || answer instanceof Throttled) return false
  return !(answer instanceof Error) || answer instanceof ScanRefused
}
