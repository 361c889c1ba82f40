import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { clock as present } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { transaction } from '#app/transaction'
import { balanceOf, credit, cutoffOf, resetYear, reverseReset } from '#points'
import { CLOCKS_APART_MAX_MS, THROTTLE_WAIT_MAX_MS } from '#points/constants'
import { adjust } from '#points/ledger'
import { scanCode } from '#points/scans/actions/scan_code'
import { verifyInvariants } from '#points/truths/verify_truths_sql'
import { frozenClock } from '#tests/support/clock'
import { givenMember } from '#tests/support/members'
import { givenBatch, givenCode } from '#tests/support/points'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Back and forth over the end of the year, by an hour and by a day, never in the same order. */
const JUMPS = [1, -1, 24, -1, -24, 1, 24, 1, -24, -1, 24, -24, -1, 1].map((one) => one * HOUR_MS)
/** Before what other tests book; those of the reset book before 1970. */
const YEAR = 1985
const quietly = () => {}
const OPERATOR = { source: 'cli' } as const

interface Booked {
  points: number
  /** Milliseconds UTC. */
  at: number
}

/** A member, and what ought to have been booked. */
async function givenWatched() {
  const { id } = await givenMember()
  const booked: Booked[] = []
  const book = (points: number) => booked.push({ points, at: present.now() })
  return { id, booked, book, sum: () => booked.reduce((sum, { points }) => sum + points, 0) }
}

type Watched = Awaited<ReturnType<typeof givenWatched>>

/** What a reset takes: what was there at the cut-off, less what went since. */
function dueOf({ booked }: Watched): number {
  const cutoff = cutoffOf(YEAR)
  const counting = booked.filter(({ points, at }) => at < cutoff || points < 0)
  return Math.max(
    0,
    counting.reduce((sum, { points }) => sum + points, 0)
  )
}

const scan = (memberId: number, text: string, clientKey?: string) =>
  scanCode({ memberId, address: '10.77.0.1', text, clientKey })

function correct(memberId: number, points: number, reference: string) {
  const names = { source: 'adjustment_manual', sourceName: 'Próba', reference } as const
  return transaction((trx) => adjust(trx, { ...names, memberId, points }))
}

function congratulate(memberId: number) {
  const reference = `test:birthday:${memberId}`
  const names = { source: 'birthday', sourceName: 'Próba', reference } as const
  return transaction((trx) => credit(trx, { ...names, memberId, points: 50 }))
}

const violations = async () =>
  (await verifyInvariants(shopReader())).filter((one) => one.violations > 0)

test.group('A clock that jumps', (group) => {
  let clock: ReturnType<typeof frozenClock>
  group.each.setup(() => {
    clock = frozenClock(cutoffOf(YEAR) - HOUR_MS / 2)
    return () => clock.restore()
  })

  test('an hour and a day back and forth lose no points and double none', async ({ assert }) => {
    const members = await Promise.all(Array.from({ length: 3 }, givenWatched))
    const batch = await givenBatch({ points: 120 })
    const used: { owner: Watched; code: string; key: string; reference: string }[] = []
    const reset = { runs: 0, refused: 0 }
    for (const member of members) {
      await congratulate(member.id)
      member.book(50)
    }
    for (const [step, jump] of [...JUMPS, ...JUMPS].entries()) {
      const owner = members[step % members.length]
      const code = await givenCode({ batch, serial: step })
      const [key, reference] = [randomUUID(), `test:${randomUUID()}`]
      assert.equal((await scan(owner.id, code, key)).points, 120)
      owner.book(120)
      const correction = step % 2 ? -70 : 30
      await correct(owner.id, correction, reference)
      owner.book(correction)
      used.push({ owner, code, key, reference })
      clock.pass(jump)

      const first = used[step >> 1]
      assert.isTrue((await scan(first.owner.id, first.code, first.key)).repeated)
      const stranger = members.find((one) => one !== first.owner)!
      await assert.rejects(() => scan(stranger.id, first.code))
      await correct(first.owner.id, (step >> 1) % 2 ? -70 : 30, first.reference)
      await congratulate(owner.id)
      // The first half passes before the year is reset at all.
      if (step < JUMPS.length) continue
      const isOver = present.now() >= cutoffOf(YEAR)
      if (!isOver) {
        await assert.rejects(() => resetYear(YEAR, OPERATOR, quietly), /has not ended/)
        reset.refused += 1
      } else {
        await resetYear(YEAR, OPERATOR, quietly)
        if (!reset.runs++) members.forEach((one) => dueOf(one) && one.book(-dueOf(one)))
      }
      for (const one of members) assert.equal(await balanceOf(one.id), one.sum(), `step ${step}`)
    }
    assert.isAbove(Math.min(reset.runs, reset.refused), 1, JSON.stringify(reset))
    for (const { id, booked } of members) {
      const sql =
        'SELECT points, occurred_at AS at FROM ledger_entries WHERE member_id = ? ORDER BY id'
      assert.deepEqual(await shopReader().rows(sql, [id]), booked, 'in the order it was booked')
    }
    assert.deepEqual(await violations(), [])

    clock.pass(2 * DAY_MS)
    await reverseReset(YEAR, OPERATOR, quietly)
    await assert.rejects(() => resetYear(YEAR, OPERATOR, quietly), /was taken back/)
    assert.deepEqual(await violations(), [])
  })

  test('who guesses never waits longer than a quarter of an hour', async ({ assert }) => {
    const longest = THROTTLE_WAIT_MAX_MS / 1000
    for (const jump of JUMPS.slice(0, 5)) {
      const { id } = await givenMember()
      const address = `10.78.${id >> 8}.${id & 255}`
      let guesses = 0
      const waitOf = async () => {
        const text = `guess ${guesses++}`
        const refused = await scanCode({ memberId: id, address, text }).catch((error) => error)
        assert.include(['throttled', 'invalid_code'], refused.code)
        return refused.code === 'throttled' ? refused.meta.wait_for : 0
      }
      // The wait doubles until it is the longest one.
      for (let wait = 0; wait < longest; clock.pass(wait < longest ? wait * 1000 : 0)) {
        wait = await waitOf()
      }
      for (const back of [-1000, jump, -jump, jump, -HOUR_MS, -DAY_MS]) {
        clock.pass(back)
        for (let time = 0; time < 12; time++) assert.isAtMost(await waitOf(), longest)
        clock.pass(THROTTLE_WAIT_MAX_MS + CLOCKS_APART_MAX_MS)
        assert.equal(await waitOf(), 0, `after ${back} ms and the longest wait`)
        for (let time = 0; time < 12; time++) await waitOf()
      }
      clock.pass(-DAY_MS)
      const sticker = await givenCode({ points: 7 })
      assert.equal((await scanCode({ memberId: id, address, text: sticker })).points, 7)
    }
    assert.deepEqual(await violations(), [])
  })
})
