import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import '#start/invariants'
import { shopReader } from '#app/database/engine'
import { DEFAULT_SETTINGS } from '#app/settings/defaults'
import { changeSettings, forgetSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import {
  balanceOf,
  credit,
  cutoffOf,
  plannedReset,
  resetRun,
  resetYear,
  reverse,
  reverseReset,
} from '#points'
import { debit } from '#points/ledger'
import { verifyInvariants } from '#points/truths/verify_truths_sql'
import { kindsAbout } from '#tests/support/audit_lines'
import { frozenClock } from '#tests/support/clock'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenPoints } from '#tests/support/points'

const quietly = () => {}
const OPERATOR = { source: 'cli' } as const
/** Before 1970, where no other test books; each test books before those that ran earlier. */
let year = 1969

const entriesOf = (memberId: number) =>
  shopReader().rows<{ points: number; source: string; sourceName: string; reference: string }>(
    `SELECT points, source, source_name AS "sourceName", reference FROM ledger_entries
      WHERE member_id = ? ORDER BY id`,
    [memberId]
  )

/** What the profile page of a member shows of a group of sources. */
async function historyOf(client: ApiClient, member: TestMember, group: string) {
  const request = client.get(`/profil?source=${group}`).withGuard('member').loginAs(member)
  const { history } = (await request.withInertia()).inertiaProps
  return history.data as { points: number; source_key: string; source_name: string }[]
}

const spend = (member: { id: number }, points: number) =>
  transaction((trx) => {
    const reference = `test:${randomUUID()}`
    return debit(trx, { memberId: member.id, points, source: 'redeem', sourceName: 'x', reference })
  })

const takeBack = (entryId: number) =>
  transaction((trx) =>
    reverse(trx, {
      entryId,
      source: 'cancelled_order',
      sourceName: 'x',
      reference: `test:${randomUUID()}`,
    })
  )

test.group('Year-end reset', (group) => {
  let clock: ReturnType<typeof frozenClock>
  group.each.setup(() => {
    year -= 3
    clock = frozenClock(`${year}-06-15T10:00:00Z`)
    return () => clock.restore()
  })

  const toNextYear = () => clock.pass(cutoffOf(year) - Date.UTC(year, 5, 15, 10) + 3_600_000)

  test('[O-05] what is left of the old year expires, what came since stays', async ({
    client,
    assert,
  }) => {
    const cases = [
      { since: [50, -120], expires: 0, stays: 30 },
      { since: [50, -30], expires: 70, stays: 50 },
      { since: [], expires: 100, stays: 0 },
    ]
    const members = []
    for (const _ of cases) {
      const member = await givenMember()
      await givenPoints(member, 100)
      members.push(member)
    }
    toNextYear()
    for (const [at, { since }] of cases.entries()) {
      for (const points of since) {
        if (points > 0) await givenPoints(members[at], points)
        else await spend(members[at], -points)
      }
    }
    const plan = await plannedReset(year)
    assert.deepEqual(plan, { members: 2, points: 170 })
    const run = await resetYear(year, OPERATOR, quietly)
    assert.containsSubset(run, { year, members: 2, points: 170, cutoffAt: cutoffOf(year) })
    for (const [at, { expires, stays }] of cases.entries()) {
      assert.equal(await balanceOf(members[at].id), stays)
      const booked = (await entriesOf(members[at].id)).filter(
        ({ source }) => source === 'adjustment_year_end_reset'
      )
      const entry = {
        points: -expires,
        source: 'adjustment_year_end_reset',
        sourceName: String(year),
        reference: `reset:${year}:${members[at].id}`,
      }
      assert.deepEqual(booked, expires ? [entry] : [])
      const shown = { points: -expires, source_key: entry.source, source_name: entry.sourceName }
      for (const group of ['all', 'adjustment']) {
        const history = await historyOf(client, members[at], group)
        const expired = history.filter(({ source_key: key }) => key === entry.source)
        assert.containsSubset(expired, expires ? [shown] : [])
        assert.lengthOf(expired, expires ? 1 : 0)
      }
    }
    assert.deepEqual(
      (await verifyInvariants(shopReader())).filter(({ violations }) => violations > 0),
      []
    )
  })

  test('[O-05] the year ends at midnight in Budapest', async ({ assert }) => {
    assert.equal(cutoffOf(2026), Date.parse('2026-12-31T23:00:00Z'))
    const [before, after] = [await givenMember(), await givenMember()]
    clock.pass(cutoffOf(year) - 1 - Date.UTC(year, 5, 15, 10))
    await givenPoints(before, 10)
    clock.pass(1)
    await givenPoints(after, 10)
    await resetYear(year, OPERATOR, quietly)
    assert.deepEqual([await balanceOf(before.id), await balanceOf(after.id)], [0, 10])
  })

  test('what was taken back since was neither spent nor earned', async ({ assert }) => {
    const [cancelled, corrected] = [await givenMember(), await givenMember()]
    await givenPoints(cancelled, 100)
    await givenPoints(corrected, 100)
    toNextYear()
    const order = await spend(cancelled, 80)
    await takeBack(order.id)
    const gift = await givenPoints(corrected, 40)
    await takeBack(gift.id)
    const run = await resetYear(year, OPERATOR, quietly)
    assert.equal(run.points, 200)
    assert.deepEqual([await balanceOf(cancelled.id), await balanceOf(corrected.id)], [0, 0])
  })

  test('[O-06] it refuses a year that has not ended, runs once, and is taken back once', async ({
    assert,
  }) => {
    const member = await givenMember()
    await givenPoints(member, 100)
    await assert.rejects(() => resetYear(year, OPERATOR, quietly), /has not ended/)
    await assert.rejects(() => reverseReset(year, OPERATOR, quietly), /no finished reset/)
    assert.isUndefined(await resetRun(year))
    toNextYear()
    const first = await resetYear(year, OPERATOR, quietly)
    await givenPoints(member, 5)
    assert.deepEqual(await resetYear(year, OPERATOR, quietly), first)
    assert.deepEqual(await plannedReset(year), { members: 0, points: 0 })
    assert.equal(await balanceOf(member.id), 5)
    const back = await reverseReset(year, OPERATOR, quietly)
    assert.isNotNull(back.reversedAt)
    assert.equal(await balanceOf(member.id), 105)
    await reverseReset(year, OPERATOR, quietly)
    assert.equal(await balanceOf(member.id), 105)
    await assert.rejects(() => resetYear(year, OPERATOR, quietly), /taken back/)
    assert.deepEqual(await kindsAbout('year', year), [
      'points.year_reset',
      'points.year_reset_reversed',
    ])
  })

  test('[O-05] who spends or earns while it runs loses what is left, and nothing that is new', async ({
    assert,
  }) => {
    const [spending, earning, quiet] = await Promise.all([1, 2, 3].map(() => givenMember()))
    for (const member of [spending, earning, quiet]) await givenPoints(member, 100)
    toNextYear()
    const reference = `test:${randomUUID()}`
    const movement = { sourceName: 'x', points: 30, reference }
    const meanwhile = transaction(async (trx) => {
      await debit(trx, { ...movement, memberId: spending.id, source: 'redeem' })
      await credit(trx, {
        ...movement,
        memberId: earning.id,
        source: 'promotion',
        reference: `${reference}:2`,
      })
      // The reset has read by now what was there before, and waits.
      await sleep(300)
    })
    await sleep(100)
    const [run] = await Promise.all([resetYear(year, OPERATOR, quietly), meanwhile])
    assert.containsSubset(run, { members: 3, points: 270 })
    const left = [spending, earning, quiet].map(({ id }) => balanceOf(id))
    assert.deepEqual(await Promise.all(left), [0, 30, 0])
    const findings = await verifyInvariants(shopReader())
    assert.deepEqual(
      findings.filter(({ violations }) => violations > 0),
      []
    )
  })

  test('[O-06] stopped after each part and begun again, it resumes where it was, with the totals of one run', async ({
    assert,
    cleanup,
  }) => {
    const inParts = async (reset_part_members: number) => {
      await transaction((trx) => changeSettings(trx, { reset_part_members }))
      forgetSettings()
    }
    cleanup(() => inParts(DEFAULT_SETTINGS.reset_part_members))
    const members = await Promise.all(Array.from({ length: 7 }, () => givenMember()))
    for (const [at, member] of members.entries()) await givenPoints(member, at + 1)
    toNextYear()
    const plan = await plannedReset(year)
    assert.deepEqual(plan, { members: 7, points: 28 })
    const totals: number[] = []
    const stopped = () => {
      throw new Error('The machine was switched off')
    }
    // Those of other tests are the first part, and these then come two by two.
    const first = Math.min(...members.map(({ id }) => id))
    const [{ before }] = await shopReader().rows<{ before: number }>(
      'SELECT count(*) AS before FROM balances WHERE member_id < ?',
      [first]
    )
    await inParts(Math.max(Number(before), 1))
    await assert.rejects(() => resetYear(year, OPERATOR, stopped))
    await inParts(2)
    for (let run = 0; run < 200; run++) {
      const ended = await resetYear(year, OPERATOR, stopped).then(
        () => true,
        () => false
      )
      totals.push((await resetRun(year))!.members)
      if (ended) break
    }
    assert.isAbove(totals.length, 3, 'several runs')
    assert.deepEqual(
      totals,
      totals.toSorted((one, other) => one - other)
    )
    assert.containsSubset(await resetRun(year), { members: 7, points: 28 })
    for (const { id } of members) {
      assert.equal(await balanceOf(id), 0)
      assert.lengthOf(await entriesOf(id), 2, 'given once and expired once')
    }
  })

  test('[O-06] five at once, ten times, book what one books', async ({ assert }) => {
    const members = await Promise.all(Array.from({ length: 12 }, () => givenMember()))
    for (const [at, member] of members.entries()) await givenPoints(member, at + 1)
    toNextYear()
    for (let time = 0; time < 10; time++) {
      const runs = await Promise.all(
        Array.from({ length: 5 }, () => resetYear(year, OPERATOR, quietly))
      )
      for (const run of runs) assert.containsSubset(run, { members: 12, points: 78 })
    }
    for (const { id } of members) assert.equal(await balanceOf(id), 0)
  })
})
