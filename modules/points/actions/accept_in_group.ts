import type { SqliteRunner } from '#app/database/engine'
import { leaveOneByOne } from '#app/database/one_by_one'
import { transactionAtOnce } from '#app/transaction'
import { ScanLedger } from '#points/ledger_at_once'
import type { ScanOutcome } from '#points/queries/scan_of_member'
import { scanPoints } from '#points/scan_points_sql'
import type { Claim } from './accept_scan.js'

/*
 * What acceptScan does, for the plain case on the embedded database: an open batch, a code nobody has
 * scanned and a member who has, and no booster.
 */

const ROLL = `SELECT b.key_id AS "keyId", b.count, b.max_scans AS "maxScans",
    COALESCE(b.points, ${scanPoints('p')}) AS points, p.id AS "productId",
    p.title_hu AS "titleHu", p.title_en AS "titleEn"
  FROM code_batches b JOIN participating_products p ON p.id = b.product_id
  WHERE b.id = ? AND b.state = 'active'
    AND (b.valid_from IS NULL OR b.valid_from <= ?) AND (b.valid_to IS NULL OR b.valid_to > ?)`

type Roll = {
  keyId: string
  count: number
  maxScans: number
  points: number
  productId: number
  titleHu: string
  titleEn: string
}

/** Finds a member who has scanned and a sticker that was not withdrawn. */
const PLAIN = `SELECT 1 FROM scans WHERE member_id = ? AND NOT EXISTS (SELECT 1 FROM void_ranges
  WHERE batch_id = ? AND first_serial <= ? AND last_serial >= ?) LIMIT 1`
const KEY_TAKEN = 'SELECT 1 FROM scans WHERE member_id = ? AND client_key = ?'
const COUNT = `INSERT INTO codes (code, batch_id, serial, max_scans, scans, first_scanned_at)
  VALUES (?, ?, ?, ?, 1, ?) ON CONFLICT (code) DO NOTHING`
const RECORD = `INSERT INTO scans (code, member_id, entry_id, client_key, scanned_at)
  VALUES (?, ?, ?, ?, ?)`

/**
 * Credits the plain ones among claims in one durable commit, on the embedded database only.
 *
 * @returns for each claim its outcome, or undefined where nothing was written for it
 * @throws where the database cannot be reached
 */
export async function acceptInGroup(
  claims: readonly Claim[]
): Promise<(ScanOutcome | undefined)[]> {
  try {
    return await transactionAtOnce((runner) => {
      const group = new Group(runner)
      return claims.map((claim) => group.accept(claim))
    })
  } catch (error) {
    leaveOneByOne(error, 'Scans')
    return claims.map(() => undefined)
  }
}

class Group {
  #ledger: ScanLedger
  #rolls = new Map<string, Roll | undefined>()

  constructor(private runner: SqliteRunner) {
    this.#ledger = new ScanLedger(runner)
  }

  accept(claim: Claim): ScanOutcome | undefined {
    const roll = this.#rollOf(claim)
    if (!roll || !this.#isPlain(claim, roll)) return undefined
    const { code, memberId, batchId, serial, clientKey, at } = claim
    const counted = [code, batchId, serial, roll.maxScans, at]
    if (this.runner.change(COUNT, counted) === 0) return undefined
    const { points, productId, titleHu, titleEn } = roll
    const { id, balance } = this.#ledger.credit({
      memberId,
      points,
      sourceName: titleHu || titleEn,
      reference: `scan:${code}:${memberId}`,
      productId,
      at,
    })
    this.runner.change(RECORD, [code, memberId, id, clientKey, at])
    return {
      points,
      base: points,
      bonuses: [],
      balance,
      titleHu,
      titleEn,
      scannedAt: at,
      repeated: false,
    }
  }

  /** Read before anything is written for the claim. */
  #isPlain({ memberId, batchId, serial, keyId, clientKey }: Claim, roll: Roll): boolean {
    if (roll.keyId !== keyId || serial >= roll.count) return false
    if (!this.runner.run(PLAIN, [memberId, batchId, serial, serial]).length) return false
    return clientKey === null || this.runner.run(KEY_TAKEN, [memberId, clientKey]).length === 0
  }

  /** The scans of a moment are mostly of few rolls. */
  #rollOf({ batchId, at }: Claim): Roll | undefined {
    const name = `${batchId} ${at}`
    if (!this.#rolls.has(name)) {
      const [roll] = this.runner.run<Roll>(ROLL, [at, batchId, at, at])
      this.#rolls.set(name, roll)
    }
    return this.#rolls.get(name)
  }
}
