import { clock } from '#app/clock'
import { CODE_TEXT_MAX, normaliseCode, openCode } from '#points/code_format'
import { codeKeys } from '#points/code_keys'
import { InvalidCode, ScanRefused } from '#points/exceptions'
import type { ScanOutcome } from '#points/queries/scan_of_member'
import {
  clearScanTries,
  consumeScanTry,
  forgiveScanTry,
  markOf,
  type ScanTry,
} from '#points/scan_throttle'
import type { Claim } from './accept_scan.js'
import { scanInGroup } from './scan_group.js'

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
 * Redeems a code. The try is consumed before anything is known about the code; a guess is then
 * refused by arithmetic alone, and only an authentic code reaches the shop's database.
 *
 * @throws throttled, invalid_code, already_used, scan_limit_reached, not_active, void, expired,
 *   idempotency_mismatch
 */
export async function scanCode(submission: Submission): Promise<ScanOutcome> {
  const { memberId, address, text, clientKey } = submission
  const code = normaliseCode(text)
  const scanTry = { memberId, address, mark: markOf(code ?? text.slice(0, CODE_TEXT_MAX)) }
  await consumeScanTry(scanTry)
  const opened = code && openCode(code, codeKeys())
  if (!opened) throw new InvalidCode()
  const claim = { ...opened, code, memberId, clientKey: clientKey ?? null, at: clock.now() }
  return redeem(claim, scanTry)
}

async function redeem(claim: Claim, scanTry: ScanTry): Promise<ScanOutcome> {
  try {
    const outcome = await scanInGroup(claim)
    await (outcome.repeated ? forgiveScanTry(scanTry) : clearScanTries(scanTry))
    return outcome
  } catch (error) {
    const isGuess = error instanceof InvalidCode
    if (error instanceof ScanRefused && !isGuess) await forgiveScanTry(scanTry)
    throw error
  }
}
