import { randomUUID } from 'node:crypto'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { givenMember } from '#tests/support/members'

const MARK = 'waiting.test'

const write = <Row extends object>(sql: string, values: (string | number | null)[] = []) =>
  transaction((trx) => rows<Row>(trx, sql, values))

/** Messages that were laid aside and that nobody has decided about. @returns their numbers */
export function givenLaidAside(count = 1): Promise<number[]> {
  const now = clock.now()
  const sql = `INSERT INTO outbox_messages (topic, dedupe_key, payload, attempts, next_at, dead_at,
      last_error, created_at)
    VALUES ('${MARK}', ?, '', 3, ?, ?, 'refused', ?) RETURNING id`
  return transaction(async (trx) => {
    const ids: number[] = []
    for (let at = 0; at < count; at++) {
      const [{ id }] = await rows<{ id: number }>(trx, sql, [randomUUID(), now, now, now])
      ids.push(id)
    }
    return ids
  })
}

/** Points by hand that wait for a second person. @param askedBy null is an operator */
export async function givenWaitingBooking(askedBy: number | null = null): Promise<number> {
  const { id: memberId } = await givenMember()
  const sql = `INSERT INTO hand_bookings (member_id, points, reason, state, asked_by, asked_at)
    VALUES (?, 10, '${MARK}', 'open', ?, 1) RETURNING id`
  const [{ id }] = await write<{ id: number }>(sql, [memberId, askedBy])
  return id
}

/** A setting that waits for a second person. @param askedBy null is an operator */
export async function givenWaitingDeed(askedBy: number | null = null): Promise<number> {
  const change = JSON.stringify({ key: 'lone_points', value: 10, mark: `${MARK} ${randomUUID()}` })
  const sql = `INSERT INTO waiting_deeds (kind, subject_id, change, points, state, asked_by, asked_at)
    VALUES ('setting', 0, ?, 10, 'open', ?, 1) RETURNING id`
  const [{ id }] = await write<{ id: number }>(sql, [change, askedBy])
  return id
}

/** Removes what these have made. */
export async function forgetWaiting(): Promise<void> {
  await write('DELETE FROM outbox_messages WHERE topic = ?', [MARK])
  await write('DELETE FROM hand_bookings WHERE reason = ?', [MARK])
  await write('DELETE FROM waiting_deeds WHERE change LIKE ?', [`%${MARK}%`])
}

/** Orders, messages and deeds that other tests have left are put aside. @returns puts them back */
export async function putWaitingAside(): Promise<() => Promise<void>> {
  const taken: { table: string; before: string; left: { id: number }[] }[] = []
  for (const { table, waits, before, aside } of ASIDE) {
    const sql = `UPDATE ${table} SET ${aside} WHERE ${waits} RETURNING id`
    taken.push({ table, before, left: await write<{ id: number }>(sql) })
  }
  return async () => {
    for (const { table, before, left } of taken) {
      for (const { id } of left) await write(`UPDATE ${table} SET ${before} WHERE id = ?`, [id])
    }
  }
}

const ASIDE = [
  {
    table: 'orders',
    waits: "status = 'received'",
    before: "status = 'received'",
    aside: "status = 'delivered'",
  },
  {
    table: 'outbox_messages',
    waits: 'dead_at IS NOT NULL AND done_at IS NULL',
    before: 'done_at = NULL',
    aside: 'done_at = 1',
  },
  {
    table: 'waiting_deeds',
    waits: "state = 'open'",
    before: "state = 'open', settled_at = NULL",
    aside: "state = 'refused', settled_at = 1",
  },
]
