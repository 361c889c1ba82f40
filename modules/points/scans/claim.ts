import type { ScanRefused } from '#points/exceptions'

/** An authentic code in the hands of a member. */
export interface Claim {
  memberId: number
  code: string
  batchId: number
  serial: number
  keyId: string
  /** The name the browser gave this scan. */
  clientKey: string | null
  /** Milliseconds UTC. */
  at: number
}

/** What a booster gave for a scan. */
export interface Bonus {
  nameHu: string
  nameEn: string
  points: number
}

/** What a scan brought. */
export interface ScanOutcome {
  /** Points gained, with the bonuses. */
  points: number
  /** What the sticker itself brought, in points. */
  base: number
  /** What boosters gave on top. */
  bonuses: Bonus[]
  /** Balance right after the scan and its bonuses, in points. */
  balance: number
  titleHu: string
  titleEn: string
  /** When the points were booked, in ms UTC. */
  scannedAt: number
  /** True where the scan was credited before and this is its first answer once more. */
  repeated: boolean
}

/** What became of a claim: an outcome, a refusal, or an error that the claim met. */
export type Answer = ScanOutcome | ScanRefused | Error
