import { forRows, insertRows, lockRows } from '#app/database/dialect'
import { oneOf } from '#app/database/dialect'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import type { Movement, NewEntry } from './draft_entries.js'
import type { LedgerEntry } from './queries/ledger_entry.js'

/** Points by member, locked until the transaction ends: nobody else moves them meanwhile. */
export type HeldBalances = Map<number, number>

type BalanceRow = { memberId: number; points: number }

// In ascending order, so that two transactions wait for each other and never in a circle.
const hold = forRows<'memberId', BalanceRow>(
  { memberId: 'integer' },
  (given) => `INSERT INTO balances (member_id, points)
  SELECT "memberId", 0 FROM ${given} given WHERE true
  ON CONFLICT (member_id) DO UPDATE SET points = balances.points
  RETURNING member_id AS "memberId", points`,
  'memberId'
)

const HOLD_FREE = `SELECT member_id AS "memberId", points FROM balances
  WHERE ${oneOf('member_id', 'bigint')} ORDER BY member_id
  ${lockRows('balances', { skipsLocked: true })}`

/** Locks the balances of members and makes those that are missing. Waits for whoever moves one of them. */
export async function holdBalances(trx: Transaction, memberIds: number[]): Promise<HeldBalances> {
  const given = [...new Set(memberIds)].map((memberId) => ({ memberId }))
  return heldOf(await hold(trx, given))
}

/** The same without waiting: a balance that is missing, or that somebody else moves, is left out. */
export async function holdFreeBalances(
  trx: Transaction,
  memberIds: number[]
): Promise<HeldBalances> {
  return heldOf(await rows<BalanceRow>(trx, HOLD_FREE, [JSON.stringify(memberIds)]))
}

function heldOf(found: BalanceRow[]): HeldBalances {
  return new Map(found.map(({ memberId, points }) => [memberId, points]))
}

const record = insertRows({
  table: 'ledger_entries',
  columns: {
    member_id: ['memberId', 'integer'],
    points: ['points', 'integer'],
    source: ['source', 'text'],
    source_name: ['sourceName', 'text'],
    reference: ['reference', 'text'],
    balance_after: ['balanceAfter', 'integer'],
    product_id: ['productId', 'integer'],
    reversed_entry_id: ['reversedEntryId', 'bigint'],
    actor_id: ['actorId', 'integer'],
    occurred_at: ['occurredAt', 'bigint'],
    business_date: ['businessDate', 'text'],
  },
  conflict: 'ON CONFLICT DO NOTHING',
  key: 'reference',
  id: 'id',
})

const follow = forRows(
  { memberId: 'integer', points: 'integer', reference: 'text' },
  (given) => `INSERT INTO balances (member_id, points, last_entry_id)
  SELECT "memberId", points, (SELECT e.id FROM ledger_entries e WHERE e.reference = given.reference)
  FROM ${given} given WHERE true
  ON CONFLICT (member_id) DO UPDATE
    SET points = excluded.points, last_entry_id = excluded.last_entry_id`
)

/**
 * Writes entries, whose balances are held, in their order, and moves the balances along.
 *
 * @returns the ids of the entries by reference; one that was taken already has none
 */
export async function writeEntries(
  trx: Transaction,
  entries: NewEntry[]
): Promise<Map<string, number>> {
  if (!entries.length) return new Map()
  const last = new Map(entries.map((entry) => [entry.memberId, entry]))
  const balances = [...last.values()].map(({ memberId, balanceAfter, reference }) => {
    return { memberId, points: balanceAfter, reference }
  })
  // Both are sent at once: PostgreSQL carries them out in this order.
  const [ids] = await Promise.all([record(trx, entries), follow(trx, balances)])
  return ids
}

const remember = forRows(
  { entryId: 'bigint', reason: 'text' },
  (given) => `INSERT INTO ledger_reasons (entry_id, reason)
  SELECT "entryId", reason FROM ${given} given WHERE true ON CONFLICT DO NOTHING`
)

/** Keeps why movements were made, apart from their entries. */
export async function keepReasons(
  trx: Transaction,
  entries: LedgerEntry[],
  movements: Movement[]
): Promise<void> {
  const reasons = movements.map(({ reason = '' }, place) => ({
    entryId: entries[place].id,
    reason,
  }))
  await remember(
    trx,
    reasons.filter(({ reason }) => reason)
  )
}

/** The columns of an entry, as `LedgerEntry` names them. */
const ENTRY_COLUMNS = `id, member_id AS "memberId", points, source, source_name AS "sourceName",
  reference, balance_after AS "balanceAfter", product_id AS "productId",
  reversed_entry_id AS "reversedEntryId", actor_id AS "actorId", occurred_at AS "occurredAt",
  business_date AS "businessDate"`

const UNDER = `SELECT ${ENTRY_COLUMNS} FROM ledger_entries WHERE ${oneOf('reference', 'text')}`

/** The entries that were booked under some references, by reference. */
export async function entriesUnder(
  trx: Transaction,
  references: string[]
): Promise<Map<string, LedgerEntry>> {
  const found = await rows<LedgerEntry>(trx, UNDER, [JSON.stringify(references)])
  return new Map(found.map((entry) => [entry.reference, entry]))
}

const REVERSED = `SELECT reversed_entry_id AS id FROM ledger_entries
  WHERE ${oneOf('reversed_entry_id', 'bigint')}`

/** Those of some entries that were undone. */
export async function reversedAmong(trx: Transaction, ids: number[]): Promise<Set<number>> {
  if (!ids.length) return new Set()
  const found = await rows<{ id: number }>(trx, REVERSED, [JSON.stringify(ids)])
  return new Set(found.map(({ id }) => id))
}
