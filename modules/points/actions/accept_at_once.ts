import { shopAtOnce } from '#app/database/engine'
import { leaveOneByOne } from '#app/database/one_by_one'
import { businessDate } from '#points/business_date'
import type { ScanOutcome } from '#points/queries/scan_of_member'
import { scanPoints } from '#points/scan_points_sql'
import type { Claim } from './accept_scan.js'

/*
 * What acceptScan and the ledger's credit do, as one statement of PostgreSQL for many claims, each of
 * the plain case: an open batch, a code the member has not scanned, a member who has scanned before, and
 * no booster. A code that a report was credited for takes the long way, which knows to whom. The members come first, against the global order, and none is waited for: whose balance
 * somebody else changes at the moment is left to the long way, and harms no neighbour. The number of an
 * entry is drawn under the lock of its balance, so that the entries of a member are numbered in the
 * order of their running balance.
 */
const ACCEPT = `WITH given AS (
    SELECT * FROM json_to_recordset(?::json) AS g (code text, "memberId" integer, "batchId" integer,
      serial integer, "keyId" text, "clientKey" text, at bigint, day text)),
  worth AS (
    SELECT g.*, b.max_scans, COALESCE(b.points, ${scanPoints('p', 'g.at')}) AS points,
      p.id AS product_id, p.title_hu, p.title_en
    FROM given g,
      LATERAL (SELECT * FROM code_batches WHERE id = g."batchId" LIMIT 1) b,
      LATERAL (SELECT * FROM participating_products WHERE id = b.product_id LIMIT 1) p
    WHERE b.key_id = g."keyId" AND b.state = 'active' AND g.serial < b.count
      AND (b.valid_from IS NULL OR b.valid_from <= g.at) AND (b.valid_to IS NULL OR b.valid_to > g.at)
      AND NOT EXISTS (SELECT 1 FROM void_ranges v WHERE v.batch_id = b.id
        AND v.first_serial <= g.serial AND v.last_serial >= g.serial)
      AND EXISTS (SELECT 1 FROM scans s WHERE s.member_id = g."memberId")
      AND NOT EXISTS (SELECT 1 FROM scans s WHERE s.code = g.code AND s.member_id = g."memberId")
      AND NOT EXISTS (SELECT 1 FROM scans s
        WHERE s.member_id = g."memberId" AND s.client_key = g."clientKey")),
  held AS (
    SELECT member_id FROM balances WHERE member_id IN (SELECT "memberId" FROM worth)
    FOR UPDATE SKIP LOCKED),
  counted AS (
    INSERT INTO codes (code, batch_id, serial, max_scans, scans, first_scanned_at)
    SELECT code, "batchId", serial, max_scans, 1, at FROM worth
      JOIN held ON held.member_id = worth."memberId" ORDER BY code
    ON CONFLICT (code) DO UPDATE SET scans = codes.scans + 1 WHERE codes.scans < codes.max_scans
      AND codes.credited = 0
    RETURNING code),
  raised AS (
    UPDATE balances SET points = balances.points + worth.points,
      last_entry_id = nextval('ledger_entries_id_seq')
    FROM worth JOIN counted USING (code) WHERE balances.member_id = worth."memberId"
    RETURNING member_id, balances.points AS balance, last_entry_id),
  booked AS (
    INSERT INTO ledger_entries (id, member_id, points, source, source_name, reference,
      balance_after, product_id, occurred_at, business_date)
    SELECT last_entry_id, member_id, points, 'qrcode', COALESCE(NULLIF(title_hu, ''), title_en),
      'scan:' || code || ':' || member_id, balance, product_id, at, day
    FROM raised JOIN worth ON worth."memberId" = raised.member_id
    RETURNING id, member_id),
  made AS (
    INSERT INTO scans (code, member_id, entry_id, client_key, scanned_at)
    SELECT code, member_id, id, "clientKey", at
    FROM booked JOIN worth ON worth."memberId" = booked.member_id)
  SELECT code, points, balance, at AS "scannedAt", title_hu AS "titleHu", title_en AS "titleEn"
  FROM worth LEFT JOIN held ON held.member_id = "memberId"
    LEFT JOIN raised ON raised.member_id = "memberId"
  WHERE held.member_id IS NULL OR raised.member_id IS NOT NULL`

/** The balance is null where somebody else held it. */
type Row = Omit<ScanOutcome, 'base' | 'bonuses' | 'repeated' | 'balance'> & {
  code: string
  balance: number | null
}

/** What became of a plain claim: undefined is for the long way, `busy` had better try again with others. */
export type Plain = ScanOutcome | 'busy' | undefined

/**
 * Credits the plain ones among claims in one round trip, on PostgreSQL only. Busy is a member whose points move at the
 * moment, and the second claim of a member or of a code; nothing was written for whom it tells no outcome.
 *
 * @throws where the database cannot be reached
 */
export async function acceptAtOnce(claims: readonly Claim[]): Promise<Plain[]> {
  const together = differing(claims)
  try {
    const outcomes = await outcomesOf([...together])
    return claims.map((claim) => (together.has(claim) ? outcomes.get(claim.code) : 'busy'))
  } catch (error) {
    leaveOneByOne(error, 'Scans')
    return claims.map(() => undefined)
  }
}

/** By code. */
async function outcomesOf(claims: Claim[]): Promise<Map<string, Plain>> {
  const given = claims.map((claim) => ({ ...claim, day: businessDate(claim.at) }))
  const rows = await shopAtOnce().rows<Row>(ACCEPT, [JSON.stringify(given)])
  return new Map(rows.map((row) => [row.code, outcomeOf(row)]))
}

function outcomeOf({ code: _code, balance, ...row }: Row): Plain {
  if (balance === null) return 'busy'
  return { ...row, balance, base: row.points, bonuses: [], repeated: false }
}

/** The first claim of each member and of each code; one statement changes a row once. */
function differing(claims: readonly Claim[]): Set<Claim> {
  const [members, codes] = [new Set<number>(), new Set<string>()]
  return new Set(
    claims.filter(({ memberId, code }) => {
      if (members.has(memberId) || codes.has(code)) return false
      members.add(memberId)
      codes.add(code)
      return true
    })
  )
}
