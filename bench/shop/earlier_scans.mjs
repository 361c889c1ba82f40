// A shop that has run for some years: many members, and scans of them in no order.
import { createSecretKey } from 'node:crypto'
import { sealCode } from '../../modules/points/code_batches/code_format.js'

const KEY = { id: 'k1', key: createSecretKey(Buffer.alloc(32, 7)) }
const SERIALS = 1_048_576
/** Has no common divisor with the number of serials, so that each is met once. */
const STRIDE = 611_953
/** Rows of one INSERT: both databases take this many values. */
const ROWS_AT_ONCE = 500
/** Members of one statement: few enough for the 5 s that the shop gives it on a slow machine. */
const MEMBERS_AT_ONCE = 10_000
/** Rows of one commit. */
const ROWS_OF_COMMIT = 100_000
/** Members that no test makes. */
const FIRST_ID = 10_000_000
const YEAR_AGO = Date.now() - 365 * 24 * 3_600_000

/** The code of a place in an order that looks like none, over all rolls. */
export function codeAt(batches, place) {
  return sealCode(batches[place % batches.length], serialAt(batches, place), KEY)
}

const serialAt = (batches, place) => (Math.floor(place / batches.length) * STRIDE) % SERIALS

/**
 * @param together runs statements in one commit: `together((run) => run(sql, values))`
 * @param batches ids of open rolls; their first `scans` places are used up
 */
export async function fillEarlierScans(together, { members, scans, batches }) {
  const sql = 'SELECT min(id) AS product FROM participating_products'
  const [{ product }] = await together((run) => run(sql, []))
  const each = Math.ceil(scans / members)
  for (let from = 1; from <= members; from += MEMBERS_AT_ONCE) {
    const to = Math.min(members, from + MEMBERS_AT_ONCE - 1)
    await together((run) => insertMembers(run, { from, to, each }))
  }
  for (let from = 0; from < scans; from += ROWS_OF_COMMIT) {
    const end = Math.min(scans, from + ROWS_OF_COMMIT)
    await together((run) => insertScans(run, { from, end, members, batches, product }))
  }
}

async function insertMembers(run, { from, to, each }) {
  const numbers = `WITH RECURSIVE n (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`
  await run(
    `INSERT INTO members (id, email, phone, last_name, first_name, locale, referral_code,
        newsletter_secret, registered_at, created_at, updated_at)
      ${numbers} SELECT ${FIRST_ID} + i, 'mester' || i || '@pelda.hu', '+3670' || (1000000 + i), 'Szűcs',
        'Gábor', 'hu', 'm' || i, 'n' || i, 1, 1, 1 FROM n`,
    []
  )
  await run(
    `INSERT INTO balances (member_id, points, last_entry_id)
      ${numbers} SELECT ${FIRST_ID} + i, ${each}, ${FIRST_ID} + i FROM n`,
    []
  )
}

async function insertScans(run, { from, end, ...shop }) {
  for (let at = from; at < end; at += ROWS_AT_ONCE) {
    const count = Math.min(ROWS_AT_ONCE, end - at)
    await insertSome(run, {
      places: Array.from({ length: count }, (_, more) => at + more),
      ...shop,
    })
  }
}

const CODES = ['code', 'batch_id', 'serial', 'max_scans', 'scans', 'first_scanned_at']
const ENTRIES = [
  'id',
  'member_id',
  'points',
  'source',
  'source_name',
  'reference',
  'balance_after',
  'product_id',
  'occurred_at',
  'business_date',
]
const SCANS = ['code', 'member_id', 'entry_id', 'scanned_at']

async function insertSome(run, { places, members, batches, product }) {
  const made = places.map((place) => {
    const member = FIRST_ID + 1 + ((place * 7919) % members)
    return {
      place,
      code: codeAt(batches, place),
      member,
      id: FIRST_ID + place,
      at: YEAR_AGO + place,
    }
  })
  const into = (table, columns, valuesOf) => {
    const one = `(${columns.map(() => '?').join(', ')})`
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${made.map(() => one).join(', ')}`
    return run(sql, made.flatMap(valuesOf))
  }
  await into('codes', CODES, ({ place, code, at }) => {
    return [code, batches[place % batches.length], serialAt(batches, place), 1, 1, at]
  })
  await into('ledger_entries', ENTRIES, ({ place, code, member, id, at }) => {
    const day = new Date(at).toISOString().slice(0, 10)
    const balance = 1 + Math.floor(place / members)
    const reference = `scan:${code}:${member}`
    return [id, member, 1, 'qrcode', 'Falfesték', reference, balance, product, at, day]
  })
  await into('scans', SCANS, ({ code, member, id, at }) => [code, member, id, at])
}
