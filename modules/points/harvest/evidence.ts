import type { SharedKind, SharedWithInvited } from '#points/contracts/shared_marks'

/** A credited scan of a sticker, as far as it matters here. */
export interface SeenScan {
  memberId: number
  batchId: number
  /** Place of the sticker in its batch, from 0. */
  serial: number
  /** Milliseconds UTC. */
  at: number
}

/** A sticker that was scanned, and that others tried: its photo goes round. */
export interface SharedCode {
  /** Who scanned it. */
  memberId: number
  batchId: number
  serial: number
  /** Members who tried it, with the one who scanned it. */
  members: number
}

/** What is looked at: scans, refusals, the age of accounts, and what invited members share. */
export interface Evidence {
  scans: SeenScan[]
  /** Stickers that more members tried than may be chance. */
  shared: SharedCode[]
  /** Codes refused to a member that were no own used ones, by member. */
  refused: Map<number, number>
  /** When an account began to move points, by member; milliseconds UTC. */
  began: Map<number, number>
  /** Invitations that paid among members who share something. */
  invited: SharedWithInvited[]
}

/** What is still ordinary, and what is certainly not; the settings of the same names. */
export interface HarvestThresholds {
  /** Days within which one run of neighbours counts. */
  harvest_run_days: number
  /** Neighbouring stickers of one member that are still ordinary: a pallet, and a little more. */
  harvest_run_tolerated: number
  /** From here on such a run alone is a case. */
  harvest_run_certain: number
  /** An account is new for so many days. */
  harvest_new_account_days: number
  /** New accounts that share a stretch of one code batch, from which it is looked at. */
  harvest_new_accounts: number
  harvest_spread_tolerated: number
  harvest_spread_certain: number
  /** Refused codes of one member. */
  harvest_refused_tolerated: number
  harvest_refused_certain: number
  /** From this score on a member is put before somebody. */
  harvest_review_score: number
}

/** Why a member is put before somebody; `points` is the part of the score. Serials from 0. */
export type HarvestReason =
  | { kind: 'run'; points: number; batchId: number; first: number; last: number; scans: number }
  | {
      kind: 'spread'
      points: number
      batchId: number
      first: number
      last: number
      scans: number
      accounts: number
    }
  | { kind: 'shared'; points: number; batchId: number; serial: number; members: number }
  | { kind: 'refused'; points: number; refused: number }
  | {
      kind: 'invitations'
      points: number
      shared: SharedKind
      /** Who shares it; the first of them are named. */
      members: number
      memberIds: number[]
    }

/** A member whose scans look like a harvest. */
export interface HarvestFinding {
  memberId: number
  /** The sum of the reasons' points; each alone is 100 where it is certain. */
  score: number
  reasons: HarvestReason[]
}
