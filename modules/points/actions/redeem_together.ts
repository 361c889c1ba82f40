import { clock } from '#app/clock'
import { CODE_TEXT_MAX, normaliseCode, openCode } from '#points/code_format'
import { codeKeys } from '#points/code_keys'
import { InvalidCode, ScanRefused, Throttled } from '#points/exceptions'
import { countRefusedTry } from '#points/harvest/refused_tries'
import {
  consumeScanTries,
  forgetTries,
  markOf,
  settleScanTries,
  standingsOf,
  type ScanTry,
} from '#points/scan_throttle'
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

/** Answers submissions whose tries were judged, in the order of the submissions. */
export type Redeem = () => Promise<Answer[]>

/**
 * Judges submissions in their order: a guess is refused by arithmetic alone, and only authentic codes
 * reach the shop's database. Who judges the next ones after this resolved sees what was taken here.
 */
export async function judgeTogether(submissions: Submission[]): Promise<Redeem> {
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
  submissions: Submission[],
  tries: ScanTry[]
): Promise<Redeem | undefined> {
  const standings = await standingsOf(tries)
  const claims = submissions.map((one, place) => standings[place].wait === 0 && claimOf(one))
  const isHonest = claims.every((claim, place) => {
    return claim === false || (claim !== null && standings[place].isFree)
  })
  if (!isHonest) return undefined
  return async () => {
    const answers = await answersTo(
      claims,
      standings.map(({ wait }) => wait)
    )
    const unknown = tries.filter((_, place) => answers[place] instanceof InvalidCode)
    // A code of a batch that we do not have is a guess all the same.
    if (unknown.length) await consumeScanTries(unknown)
    unknown.forEach(({ memberId }) => countRefusedTry(memberId))
    await forgetTries(tries.filter((_, at) => standings[at].hasTries && isCredited(answers[at])))
    return answers
  }
}

/** Every try is taken before anything is known about its code. */
async function judgeAll(submissions: Submission[], tries: ScanTry[]): Promise<Redeem> {
  const waits = await consumeScanTries(tries)
  const claims = submissions.map((submission, place) => waits[place] === 0 && claimOf(submission))
  return async () => {
    const answers = await answersTo(claims, waits)
    answers.forEach((answer, place) => {
      if (answer instanceof InvalidCode) countRefusedTry(submissions[place].memberId)
    })
    await settleScanTries(
      answers.flatMap((answer, place) => {
        if (!isAuthentic(answer)) return []
        return { scanTry: tries[place], isCredited: isCredited(answer) }
      })
    )
    return answers
  }
}

/**
 * @param claims null for a guess, false for who has to wait
 * @param waits seconds
 */
async function answersTo(claims: (Claim | null | false)[], waits: number[]): Promise<Answer[]> {
  const accepted = await acceptClaims(claims.filter((claim) => claim !== false && claim !== null))
  let next = 0
  return claims.map((claim, place) => {
    if (claim === false) return Throttled.for(waits[place])
    return claim === null ? new InvalidCode() : accepted[next++]
  })
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
