import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { KEYED_REPEAT_MS, KEYLESS_REPEAT_MS } from '#points/constants'
import {
  AlreadyUsed,
  ClientKeyTaken,
  CodeExpired,
  CodeNotActive,
  CodeVoid,
  InvalidCode,
  OwnCodeAgain,
  ScanLimitReached,
  type ScanRefused,
} from '#points/exceptions'
import { bonusesOfScan, type Bonus } from '#points/queries/bonuses_of_scan'
import { scanOfMember, type CreditedScan, type ScanOutcome } from '#points/queries/scan_of_member'
import { ownGainOfCode } from '#points/scans/own_gain_sql'
import type { Claim } from './accept_scan.js'

const BATCH = `SELECT state, key_id AS "keyId", count, max_scans AS "maxScans",
  valid_from AS "validFrom", valid_to AS "validTo",
  CASE WHEN EXISTS (SELECT 1 FROM void_ranges WHERE batch_id = code_batches.id
    AND first_serial <= ? AND last_serial >= ?) THEN 1 ELSE 0 END AS "isWithdrawn"
  FROM code_batches WHERE id = ?`

type Batch = {
  state: 'printed' | 'active' | 'void'
  keyId: string
  count: number
  maxScans: number
  validFrom: number | null
  validTo: number | null
  /** The sticker lies in a part of the batch that was withdrawn. */
  isWithdrawn: 0 | 1
}

const KEY_TAKEN = 'SELECT 1 FROM scans WHERE member_id = ? AND client_key = ? AND code <> ?'

const REMEMBER = `INSERT INTO scan_attempts (code, member_id, outcome, attempts, last_attempt_at)
  VALUES (?, ?, ?, 1, ?)
  ON CONFLICT (code, member_id) DO UPDATE SET outcome = excluded.outcome,
    attempts = scan_attempts.attempts + 1, last_attempt_at = excluded.last_attempt_at`

/**
 * Why a scan brings nothing, or its first answer where the member merely repeats it and it still stands. Codes that
 * were used remember who tries them again; an unused code is never written down.
 */
export async function answerRefusedScan(
  trx: Transaction,
  claim: Claim
): Promise<ScanOutcome | ScanRefused> {
  const own = await scanOfMember(trx, claim.code, claim.memberId)
  if (own && isRepeat(own, claim))
    return outcomeOf(own, await bonusesOfScan(trx, claim.code, claim.memberId))
  const gain = await ownGainOfCode(trx, claim)
  const refused = gain ? new OwnCodeAgain(gain) : await reasonOf(trx, claim)
  if (refused instanceof AlreadyUsed || refused instanceof ScanLimitReached) {
    await rows(trx, REMEMBER, [claim.code, claim.memberId, refused.code!, claim.at])
  }
  return refused
}

/** A lost answer is asked for again with its key; without a key only the time tells. */
function isRepeat(own: CreditedScan, claim: Claim) {
  const age = claim.at - own.scannedAt
  if (own.clientKey && claim.clientKey) {
    return own.clientKey === claim.clientKey && age < KEYED_REPEAT_MS
  }
  return age < KEYLESS_REPEAT_MS
}

/** Its bonuses were booked right after the scan. */
function outcomeOf(own: CreditedScan, bonuses: Bonus[]): ScanOutcome {
  const { base, balance, titleHu, titleEn, scannedAt } = own
  const extra = bonuses.reduce((sum, { points }) => sum + points, 0)
  const gained = { base, bonuses, points: base + extra, balance: balance + extra }
  return { ...gained, titleHu, titleEn, scannedAt, repeated: true }
}

async function reasonOf(trx: Transaction, claim: Claim): Promise<ScanRefused> {
  const { code, memberId, clientKey, batchId, serial, keyId, at } = claim
  const [batch] = await rows<Batch>(trx, BATCH, [serial, serial, batchId])
  if (!batch || batch.keyId !== keyId || serial >= batch.count) return new InvalidCode()
  if (clientKey && (await rows(trx, KEY_TAKEN, [memberId, clientKey, code])).length) {
    return new ClientKeyTaken()
  }
  if (batch.state === 'void' || batch.isWithdrawn) return new CodeVoid()
  if (batch.state === 'printed') return new CodeNotActive()
  if (batch.validFrom !== null && at < batch.validFrom) return new CodeNotActive()
  if (batch.validTo !== null && at >= batch.validTo) return new CodeExpired()
  return batch.maxScans === 1 ? new AlreadyUsed() : new ScanLimitReached()
}
