import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { rows, runnerOf } from '#app/database/statement'
import { transaction, type Transaction } from '#app/transaction'
import { closeLedger, credit, verifyInvariants } from '#points'
import { changedCloses } from '#points/history'
import { frozenClock } from '#tests/support/clock'
import { givenMember, type TestMember } from '#tests/support/members'

const MINUTE_MS = 60 * 1000

/** What a test does is taken back: a close cannot be deleted, and others share the database. */
async function takenBack(work: (trx: Transaction) => Promise<void>) {
  const back = new Error('Taken back')
  await transaction(async (trx) => {
    await work(trx)
    throw back
  }).catch((error) => {
    if (error !== back) throw error
  })
}

function earn(trx: Transaction, member: TestMember, points: number) {
  const names = { source: 'promotion', sourceName: 'Próba', reference: randomUUID() } as const
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
      assert.equal((await closeLedger(trx)).businessDate, '2031-03-29')
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
      assert.equal(await changedCloses(runnerOf(trx)), 0)
      assert.equal(await violationsIn(trx, 'history-sums'), 0)
    })
  })

  test('an entry slipped into a closed day is noticed by sum and hash', async ({ assert }) => {
    const member = await givenMember()
    await takenBack(async (trx) => {
      await earn(trx, member, 70)
      clock.pass(30 * 60 * MINUTE_MS)
      await closeLedger(trx)
      assert.equal(await violationsIn(trx, 'history-sums'), 0)
      assert.equal(await violationsIn(trx, 'history-unchanged'), 0)
      const slip = `INSERT INTO ledger_entries (member_id, points, source, reference, balance_after,
        occurred_at, business_date) VALUES (?, 5, 'promotion', 'slipped in', 75, 1, '2031-03-30')`
      await rows(trx, slip, [member.id])
      assert.equal(await violationsIn(trx, 'history-sums'), 1)
      assert.equal(await violationsIn(trx, 'history-unchanged'), 1)
    })
  })

  test('[D-39] a close is append only too', async ({ assert }) => {
    for (const sql of ['UPDATE ledger_closes SET points = 0', 'DELETE FROM ledger_closes']) {
      await takenBack(async (trx) => {
        await closeLedger(trx)
        await assert.rejects(() => rows(trx, sql), /append only/)
      })
    }
  })
})
