import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { balanceOf } from '#points'
import { stopBooster } from '#points/boosters/actions/save_booster'
import type { BoosterTerms } from '#points/boosters/booster'
import { forgetBoosters } from '#points/boosters/running_boosters'
import { scanCode } from '#points/scans/actions/scan_code'
import { givenBooster, tellFacts } from '#tests/support/boosters'
import { frozenClock } from '#tests/support/clock'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenBatch, givenCode, givenParticipatingProduct } from '#tests/support/points'
import { statementsOf } from '#tests/support/statements'
import { brokenTruths } from '#tests/support/truths'

const BASE = 45

let stages = 0

/** A product of its own for each test, and an address that nobody else guesses from. */
async function stage() {
  const product = await givenParticipatingProduct({ points: BASE })
  const batch = await givenBatch({ productId: product.id })
  const address = `10.8.${++stages}.1`
  let serial = 0
  const scan = async (member: { id: number }, clientKey?: string) => {
    const text = await givenCode({ batch, serial: serial++ })
    return scanCode({ memberId: member.id, address, text, clientKey })
  }
  return { product, batch, scan }
}

/** A booster about the stage's product that is stopped when the test is over. */
function booster(cleanup: (end: () => Promise<void>) => void, productId: number) {
  return async (terms: Partial<BoosterTerms> = {}) => {
    const given = await givenBooster({ productIds: [productId], ...terms })
    cleanup(() =>
      transaction((trx) => stopBooster(trx, given.id, { source: 'cli' })).catch(() => {})
    )
    return given
  }
}

async function countersOf(id: number) {
  const sql = 'SELECT given, spent FROM boosters WHERE id = ?'
  const [counters] = await shopReader().rows<{ given: number; spent: number }>(sql, [id])
  return counters
}

function entriesOf(member: { id: number }) {
  const sql = `SELECT points, source, source_name AS name, reference FROM ledger_entries
    WHERE member_id = ? ORDER BY id`
  return shopReader().rows<Record<string, unknown>>(sql, [member.id])
}

const times = <Result>(count: number, work: (place: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, place) => work(place)))

test.group('Boosters', () => {
  test('[Q-05] [Q-17] the answer names base and bonuses, each booked as an entry of its own', async ({
    client,
    assert,
    cleanup,
  }) => {
    const member = await givenMember({ locale: 'hu' })
    const { product, batch } = await stage()
    const start = booster(cleanup, product.id)
    const half = await start({ nameHu: 'Hétvége', bonusKind: 'percent', bonus: 50 })
    const fixed = await start({ nameHu: 'Nyitás', nameEn: 'Opening', bonus: 10 })
    const code = await givenCode({ batch })
    const submit = () =>
      client
        .post('/qr-code')
        .accept('json')
        .withCsrfToken()
        .withGuard('member')
        .loginAs(member)
        .json({ qrCode: code })
    const answer = await submit()
    answer.assertStatus(200)
    const told = {
      points: BASE + 22 + 10,
      base: BASE,
      bonuses: [
        { name: 'Hétvége', points: 22 },
        { name: 'Nyitás', points: 10 },
      ],
      balance: BASE + 22 + 10,
    }
    assert.containsSubset(answer.body(), { ...told, flash: { success: '77 pont jóváírva' } })
    assert.deepEqual(await entriesOf(member), [
      {
        points: BASE,
        source: 'qrcode',
        name: 'Beltéri falfesték 15 l',
        reference: `scan:${code}:${member.id}`,
      },
      {
        points: 22,
        source: 'promotion',
        name: 'Hétvége',
        reference: `booster:${half.id}:${code}:${member.id}`,
      },
      {
        points: 10,
        source: 'promotion',
        name: 'Nyitás',
        reference: `booster:${fixed.id}:${code}:${member.id}`,
      },
    ])
    // A repeat is the first answer once more, and books nothing.
    const repeat = await submit()
    assert.containsSubset(repeat.body(), told)
    assert.equal(repeat.header('idempotent-replay'), 'true')
    assert.equal(await balanceOf(member.id), 77)
    assert.deepEqual(await countersOf(half.id), { given: 1, spent: 22 })
  })

  test('a booster looks at product, day, weekday, trade and region', async ({
    assert,
    cleanup,
  }) => {
    const painter = await givenMember()
    await tellFacts(painter, { professionId: 1, zip: '6722' })
    const stranger = await givenMember()
    const { product, scan } = await stage()
    const start = booster(cleanup, product.id)
    // Saturday the 1st of March 2031 in Budapest begins on Friday at 23:00 UTC.
    const clock = frozenClock('2031-02-28T22:59:59.999Z')
    cleanup(() => clock.restore())
    await start({
      firstDay: '2031-03-01',
      lastDay: '2031-03-08',
      weekdays: [6],
      professionIds: [1],
      zipPrefixes: ['1', '67'],
    })
    const bonusesOf = async (member: TestMember) => (await scan(member)).bonuses.length
    assert.equal(await bonusesOf(painter), 0, 'Friday, a millisecond before midnight')
    clock.pass(1)
    assert.equal(await bonusesOf(painter), 1, 'Saturday')
    assert.equal(await bonusesOf(stranger), 0, 'neither trade nor region are told')
    await tellFacts(stranger, { professionId: 1, zip: '7621' })
    assert.equal(await bonusesOf(stranger), 0, 'another region')
    await tellFacts(stranger, { professionId: 2, zip: '6722' })
    assert.equal(await bonusesOf(stranger), 0, 'another trade')
    clock.pass(24 * 3600_000)
    assert.equal(await bonusesOf(painter), 0, 'Sunday')
    clock.pass(7 * 24 * 3600_000 - 1)
    assert.equal(await bonusesOf(painter), 1, 'the last millisecond of the last day')
    clock.pass(1)
    assert.equal(await bonusesOf(painter), 0, 'the period is over')
    const other = await stage()
    clock.pass(-3600_000)
    assert.lengthOf((await other.scan(painter)).bonuses, 0, 'another product')
  })

  test('a budget is never exceeded, and a bonus is never given in part', async ({
    assert,
    cleanup,
  }) => {
    const members = await times(8, () => givenMember())
    const { product, scan } = await stage()
    const { id } = await booster(cleanup, product.id)({ bonus: 7, budget: 100 })
    const answers = await times(32, (place) => scan(members[place % members.length]))
    const given = answers.flatMap(({ bonuses }) => bonuses)
    // 14 bonuses are 98 points; the two points left are no bonus.
    assert.lengthOf(given, 14)
    assert.deepEqual(await countersOf(id), { given: 14, spent: 98 })
    const sum = async () => {
      const balances = await Promise.all(members.map((member) => balanceOf(member.id)))
      return balances.reduce((total, points) => total + points, 0)
    }
    assert.equal(await sum(), 32 * BASE + 98)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('a bonus that misses its budget by one point is not given', async ({ assert, cleanup }) => {
    const member = await givenMember()
    for (const [budget, times] of [
      [20, 2],
      [19, 1],
    ]) {
      const { product, scan } = await stage()
      const { id } = await booster(cleanup, product.id)({ bonus: 10, budget })
      for (let count = 0; count < 3; count++) await scan(member)
      assert.deepEqual(await countersOf(id), { given: times, spent: times * 10 })
    }
  })

  test('limits hold to the last one when everybody scans at once', async ({ assert, cleanup }) => {
    const members = await times(6, () => givenMember())
    const { product, scan } = await stage()
    const start = booster(cleanup, product.id)
    const each = await start({ nameHu: 'Tag', limitPerMember: 2 })
    const daily = await start({ nameHu: 'Nap', limitPerDay: 5, limitPerMemberDay: 3 })
    const total = await start({ nameHu: 'Mind', limitTotal: 9 })
    const clock = frozenClock('2031-10-25T21:00:00Z')
    cleanup(() => clock.restore())
    await times(24, (place) => scan(members[place % members.length]))
    assert.equal((await countersOf(each.id)).given, 12)
    assert.deepEqual(await countersOf(daily.id), { given: 5, spent: 50 })
    assert.equal((await countersOf(total.id)).given, 9)
    // The next day in Budapest, which has 25 hours.
    clock.pass(3600_000)
    const mine = []
    for (let count = 0; count < 5; count++) mine.push(await scan(members[0]))
    const names = mine.map(({ bonuses }) => bonuses.map(({ nameHu }) => nameHu).join())
    assert.deepEqual(names, ['Nap', 'Nap', 'Nap', '', ''])
    assert.deepEqual(await brokenTruths(), [])
  })

  test('a booster that is stopped gives nothing more, whatever memory says', async ({
    assert,
    cleanup,
  }) => {
    const member = await givenMember()
    const { product, scan } = await stage()
    const { id } = await booster(cleanup, product.id)({})
    assert.lengthOf((await scan(member)).bonuses, 1)
    // As another process does it: this one still believes for two seconds that the booster runs.
    await transaction((trx) =>
      rows(trx, "UPDATE boosters SET state = 'stopped' WHERE id = ?", [id])
    )
    assert.lengthOf((await scan(member)).bonuses, 0)
    assert.deepEqual(await countersOf(id), { given: 1, spent: 10 })
  })

  test('while no booster runs a scan sends no statement more', async ({ assert, cleanup }) => {
    const member = await givenMember()
    const { product, scan } = await stage()
    forgetBoosters()
    await scan(member)
    const clock = frozenClock()
    cleanup(() => clock.restore())
    await scan(member, randomUUID())
    const plain = await statementsOf(() => scan(member, randomUUID()))
    const touched = plain.shop.filter((sql) => /booster/.test(sql))
    assert.deepEqual(touched, [])
    assert.isAtMost(plain.shop.length, 6)
    await booster(cleanup, product.id)({})
    const boosted = await statementsOf(() => scan(member, randomUUID()))
    assert.isAbove(boosted.shop.filter((sql) => /booster/.test(sql)).length, 1)
  })
})
