import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { recordAudit } from '#app/audit/audit'
import { rows, runnerOf } from '#app/database/statement'
import { transaction, type Transaction } from '#app/transaction'
import { closeLedger, credit, readAnchor } from '#points'
import { changedCloses } from '#points/closes/closes_sql'
import { verifyInvariants } from '#points/truths/verify_truths_sql'
import { frozenClock } from '#tests/support/clock'
import { givenMember, type TestMember } from '#tests/support/members'
import { lift, takenBack } from '#tests/support/planted'
import '#tests/support/points'

const MINUTE_MS = 60 * 1000

function earn(trx: Transaction, member: TestMember, points: number) {
  const names = {
    source: 'promotion',
    sourceName: 'Próba',
    reference: `test:${randomUUID()}`,
  } as const
  return credit(trx, { ...names, memberId: member.id, points })
}

const violationsIn = async (trx: Transaction, id: string) =>
  (await verifyInvariants(runnerOf(trx))).find((one) => one.id === id)!.violations

test.group('Closing the ledger', (group) => {
  let clock: ReturnType<typeof frozenClock>
  group.each.setup(() => {
    // The clocks in Budapest were put forward on this day, which has 23 hours.
    clock = frozenClock('2031-03-30T21:50:00Z')
    return () => clock.restore()
  })

  test('the last full day is closed, once, ten minutes after its end', async ({ assert }) => {
    const member = await givenMember()
    await takenBack(async (trx) => {
      const first = await closeLedger(trx, { through: '2031-03-29' })
      assert.equal(first.businessDate, '2031-03-29')
      await earn(trx, member, 70)
      clock.pass(19 * MINUTE_MS)
      assert.equal((await closeLedger(trx)).businessDate, '2031-03-29')
      clock.pass(MINUTE_MS)
      const close = await closeLedger(trx)
      assert.equal(close.businessDate, '2031-03-30')
      assert.match(close.hash, /^[0-9a-f]{64}$/)
      await earn(trx, member, 5)
      assert.deepEqual(await closeLedger(trx), close)
      clock.pass(24 * 60 * MINUTE_MS)
      const next = await closeLedger(trx)
      assert.equal(next.points - close.points, 5)
      assert.equal(next.entries - close.entries, 1)
      assert.notEqual(next.hash, close.hash)
      assert.deepEqual(await changedCloses(runnerOf(trx)), [])
      assert.equal(await violationsIn(trx, 'history-late'), 0)
    })
  })

  test('an entry slipped into a closed day is named as one that came late', async ({ assert }) => {
    const member = await givenMember()
    await takenBack(async (trx) => {
      await earn(trx, member, 70)
      clock.pass(30 * 60 * MINUTE_MS)
      await closeLedger(trx)
      assert.equal(await violationsIn(trx, 'history-late'), 0)
      assert.equal(await violationsIn(trx, 'history-unchanged'), 0)
      const slip = `INSERT INTO ledger_entries (member_id, points, source, reference, balance_after,
        occurred_at, business_date) VALUES (?, 5, 'promotion', 'slipped in', 75, 1, '2031-03-30')`
      await rows(trx, slip, [member.id])
      assert.equal(await violationsIn(trx, 'history-late'), 1)
    })
  })

  test('[D-39] a close is append only too', async ({ assert }) => {
    for (const sql of ['UPDATE ledger_closes SET points = 0', 'DELETE FROM ledger_closes']) {
      await takenBack(async (trx) => {
        await closeLedger(trx, { through: '2031-03-29' })
        await assert.rejects(() => rows(trx, sql), /append only/)
      })
    }
  })

  test('[O-18] a clock far ahead closes nothing unless an operator says the day', async ({
    assert,
  }) => {
    const member = await givenMember()
    await takenBack(async (trx) => {
      await closeLedger(trx, { through: '2031-03-29' })
      await earn(trx, member, 5)
      clock.pass(30 * 24 * 60 * MINUTE_MS)
      await assert.rejects(() => closeLedger(trx), /--through 2031-04-28/)
      await assert.rejects(() => closeLedger(trx, { through: '2031-04-27' }), /--through/)
      const close = await closeLedger(trx, { through: '2031-04-28' })
      assert.equal(close.businessDate, '2031-04-28')

      // The clock was wrong after all, and what is booked now lies in closed days.
      clock.pass(-20 * 24 * 60 * MINUTE_MS)
      await assert.rejects(() => closeLedger(trx), /closed through 2031-04-28.+clock/s)
      const { id } = await earn(trx, member, 7)
      assert.equal(await violationsIn(trx, 'history-late'), 1)
      assert.equal(await violationsIn(trx, 'history-unchanged'), 0)
      clock.pass(21 * 24 * 60 * MINUTE_MS)
      const due = { through: '2031-04-29' }
      await assert.rejects(
        () => closeLedger(trx, due),
        new RegExp(`entry ${id}.+--accept-late`, 's')
      )
      const accepted = await closeLedger(trx, { ...due, acceptsLate: true })
      assert.equal(accepted.points - close.points, 7)
      const told = `SELECT action, detail FROM audit_logs WHERE subject_type = 'shop'
        ORDER BY id DESC LIMIT 2`
      assert.deepEqual(await rows(trx, told), [
        { action: 'points.late_accepted', detail: '1' },
        { action: 'points.closed', detail: '2031-04-29' },
      ])
      assert.equal(await violationsIn(trx, 'history-late'), 0)
      assert.equal(await violationsIn(trx, 'history-unchanged'), 0)
    })
  })

  test('[O-18] an anchor misses a close and a line of the log that were taken away with their counts', async ({
    assert,
  }) => {
    await takenBack(async (trx) => {
      const subject = { type: 'staff', id: 77_001 }
      for (const action of ['staff.enabled', 'staff.disabled'] as const) {
        await recordAudit(trx, { by: { source: 'cli' }, action, subject })
      }
      const { anchor: text, businessDate } = await closeLedger(trx, { through: '2031-03-29' })
      const anchor = readAnchor(text)!
      const missed = async () =>
        (await verifyInvariants(runnerOf(trx), { anchor })).find(({ id }) => id === 'anchor-kept')!
          .found
      await recordAudit(trx, { by: { source: 'cli' }, action: 'staff.disabled', subject })
      clock.pass(24 * 60 * MINUTE_MS)
      await closeLedger(trx)
      assert.deepEqual(await missed(), [])

      for (const table of ['ledger_closes', 'audit_logs']) await lift(trx, table)
      // Whoever owns the database chains what is left anew, so that it fits together.
      const first = '(SELECT MIN(id) FROM audit_logs WHERE subject_id = ?)'
      await rows(trx, `DELETE FROM audit_logs WHERE id >= ${first}`, [subject.id])
      const end = 'COALESCE((SELECT hash FROM audit_logs ORDER BY id DESC LIMIT 1), ?)'
      const count = '(SELECT COUNT(*) FROM audit_logs)'
      const mend = `UPDATE chain_heads SET hash = ${end}, links = ${count} WHERE name = 'audit'`
      await rows(trx, mend, [''])
      assert.equal(await violationsIn(trx, 'audit-chained'), 0)
      assert.deepEqual(await missed(), [{ chain: 'audit', ...anchor.audit }])
      await rows(trx, 'DELETE FROM ledger_closes WHERE business_date >= ?', [businessDate])
      await rows(trx, "UPDATE chain_heads SET hash = '', links = 0 WHERE name = 'closes'")
      assert.equal(await violationsIn(trx, 'closes-kept'), 0)
      assert.lengthOf(await missed(), 2)
    })
  })
})

test.group('The chain of the audit log', () => {
  test('[O-18] lines of many transactions at once make one chain', async ({ assert }) => {
    const subject = { type: 'staff', id: 77_002 }
    const write = (at: number) =>
      transaction((trx) =>
        recordAudit(trx, {
          by: { source: 'cli' },
          action: 'staff.enabled',
          subject,
          detail: `${at}`,
        })
      )
    await Promise.all(Array.from({ length: 30 }, (_, at) => write(at)))
    await takenBack(async (trx) => {
      assert.equal(await violationsIn(trx, 'audit-chained'), 0)
      const sql = 'SELECT COUNT(*) AS lines FROM audit_logs WHERE subject_id = ?'
      const [{ lines }] = await rows<{ lines: number }>(trx, sql, [subject.id])
      assert.equal(lines, 30)
    })
  })
})
