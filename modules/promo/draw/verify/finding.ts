import type { DrawnPlace } from '../result.js'

/** What is checked, in this order. */
export const CHECKS = [
  'sheet',
  'commitment',
  'list',
  'rows',
  'round',
  'places',
  'log',
  'mine',
] as const
export type Check = (typeof CHECKS)[number]

export type Verdict = 'holds' | 'fails' | 'not_checked'

/** Why a check does not hold, or what it says beside that it does. */
export const WHYS = [
  'malformed',
  'file_missing',
  'other_campaign',
  'no_sheet_with_this_hash',
  'sheet_chain_broken',
  'begun_draw_changed',
  'draw_not_on_sheet',
  'seed_does_not_open',
  'list_hash_differs',
  'earlier_results_missing',
  'already_won_wrong',
  'winner_not_excluded',
  'chain_unknown',
  'late_not_logged',
  'round_differs',
  'signature_invalid',
  'called_number',
  'called_too_early',
  'places_differ',
  'head_unknown',
  'no_head',
  'not_logged',
  'logged_twice',
  'sheet_too_late',
  'list_too_early',
  'list_too_late',
  'result_too_early',
  'draw_void',
  'no_pseudonym',
  'absent',
  'present',
] as const
export type Why = (typeof WHYS)[number]

/** What one check found. */
export interface Finding {
  check: Check
  verdict: Verdict
  why?: Why
  /** A file, row, hash or time that it is about; no sentence. */
  detail?: string
}

/** All that the checks of a draw found. */
export interface Verification {
  campaign: string | null
  draw: string
  findings: Finding[]
  /** Who is drawn by these files, calculated anew; null where a file is missing or malformed. */
  places: DrawnPlace[] | null
}

/** A check that fails. */
export class Fault extends Error {
  constructor(
    readonly why: Why,
    readonly detail?: string
  ) {
    super(why)
  }
}

/** A check that something is missing for. */
export class Unchecked extends Fault {}

/** @throws Fault */
export function hold(isRight: boolean, why: Why, detail?: string): asserts isRight {
  if (!isRight) throw new Fault(why, detail)
}
