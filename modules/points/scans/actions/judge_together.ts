import { clock } from '#app/clock'
import { CODE_TEXT_MAX, normaliseCode } from '#app/rules/code_text'
import { openCode } from '#points/code_batches/code_format'
import { codeKeys } from '#points/code_batches/code_keys'
import { InvalidCode, ScanRefused, Throttled } from '#points/exceptions'
import { countRefusedTry } from '#points/harvest/refused_tries'
import { acceptClaim } from '../accept_claim.js'
import type { Answer, Claim } from '../claim.js'
import {
  consumeScanTries,
  forgetTries,
  markOf,
  settleScanTries,
  standingsOf,
  type ScanTry,
  type Standing,
} from '../scan_throttle.js'

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

/** Answers a submission whose try was judged. */
export type Redeem = () => Promise<Answer>

/**
 * Judges submissions in their order: a guess is refused by arithmetic alone, and only authentic codes
 * reach the shop's database. Who judges the next ones after this resolved sees what was taken here.
 */
export async function judgeTogether(submissions: readonly Submission[]): Promise<Redeem[]> {
  const tries = submissions.map((submission) => new SubmittedTry(submission))
  return (await judgeHonest(submissions, tries)) ?? (await judgeAll(submissions, tries))
}

/** The mark is made where somebody's tries are looked at. */
class SubmittedTry implements ScanTry {
  readonly memberId: number
  readonly address: string
  #text: string
  #mark: string | undefined

  constructor({ memberId, address, text }: Submission) {
    this.memberId = memberId
    this.address = address
    this.#text = text
  }

  get mark(): string {
    return (this.#mark ??= markOf(normaliseCode(this.#text) ?? this.#text.slice(0, CODE_TEXT_MAX)))
  }
}

/**
 * The usual group, of nothing but stickers and of members who have to wait: its tries would be taken
 * only to be given back, so they are not. Who waits is known before any code is looked at.
 *
 * @returns undefined where somebody guesses; nothing was written then
 */
async function judgeHonest(
  submissions: readonly Submission[],
  tries: ScanTry[]
): Promise<Redeem[] | undefined> {
  const standings = await standingsOf(tries)
  const claims = submissions.map((one, place) => (standings[place].wait ? null : claimOf(one)))
  const isHonest = standings.every(({ wait, isFree }, place) => wait || (claims[place] && isFree))
  if (!isHonest) return undefined
  return tries.map((scanTry, place) => async () => {
    const claim = claims[place]
    return claim
      ? redeemUntaken(scanTry, claim, standings[place])
      : Throttled.for(standings[place].wait)
  })
}

async function redeemUntaken(scanTry: ScanTry, claim: Claim, { hasTries }: Standing) {
  const answer = await acceptClaim(claim)
  if (answer instanceof InvalidCode) {
    // A code of a batch that we do not have is a guess all the same.
    await consumeScanTries([scanTry])
    countRefusedTry(scanTry.memberId)
  } else if (hasTries && isCredited(answer)) {
    await forgetTries([scanTry])
  }
  return answer
}

/** Every try is taken before anything is known about its code. */
async function judgeAll(submissions: readonly Submission[], tries: ScanTry[]): Promise<Redeem[]> {
  const waits = await consumeScanTries(tries)
  return tries.map((scanTry, place) => async () => {
    return waits[place] ? Throttled.for(waits[place]) : redeemTaken(scanTry, submissions[place])
  })
}

async function redeemTaken(scanTry: ScanTry, submission: Submission): Promise<Answer> {
  const claim = claimOf(submission)
  const answer = claim ? await acceptClaim(claim) : new InvalidCode()
  if (answer instanceof InvalidCode) countRefusedTry(scanTry.memberId)
  if (isAuthentic(answer)) await settleScanTries([{ scanTry, isCredited: isCredited(answer) }])
  return answer
}

function isCredited(answer: Answer): boolean {
  return !(answer instanceof Error) && !answer.repeated
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
