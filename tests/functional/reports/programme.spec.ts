import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { PointSource } from '#app/rules/point_sources'
import { transaction } from '#app/transaction'
import Order from '#catalogue/orders/models/order'
import { placeOrder } from '#catalogue/checkout/actions/place_order'
import { book } from '#points'
import { rebuildDays, verifyDays } from '#reports'
import { sumFinishedDays } from '#reports/days/actions/sum_finished_days'
import { MemberSet } from '#reports/days/member_set'
import ReportDay from '#reports/days/models/report_day'
import ReportScanners from '#reports/days/models/report_scanners'
import { givenCart, givenProduct, type TestProduct } from '#tests/support/catalogue'
import { SHIPPING } from '#tests/support/checkout'
import { frozenClock } from '#tests/support/clock'
import { givenMember, givenStaff, type TestMember } from '#tests/support/members'
import { givenPoints } from '#tests/support/points'
import { givenCreditedScan } from '#tests/support/scans'

// A year in which no other test books anything.
const NOON = '2033-07-20T10:00:00Z'

function move(member: { id: number }, at: string, points: number, source: PointSource) {
  const movement = { memberId: member.id, points, source, sourceName: '', at: Date.parse(at) }
  return transaction((trx) => book(trx, [{ ...movement, reference: `test:${randomUUID()}` }]))
}

async function order(member: TestMember, product: TestProduct, quantity: number) {
  const [hash] = await givenCart(member, [{ product, quantity }])
  await placeOrder({
    buyer: { id: member.id, email: member.email, locale: 'en' },
    shipping: { ...SHIPPING, floor: 2 },
    items: { [hash]: { selected: true, quantity } },
    key: randomUUID(),
    bodyHash: 'x',
  })
}

/** As in a shop that begins to sum up. */
function forgetSums() {
  return transaction(async ({ client }) => {
    await ReportDay.query({ client }).delete()
    await ReportScanners.query({ client }).delete()
  })
}

test.group('Figures of the programme', (group) => {
  let time: ReturnType<typeof frozenClock>
  group.each.setup(() => {
    time = frozenClock(NOON)
    return () => time.restore()
  })
  group.teardown(forgetSums)
  // Each day is summed by itself, from the first that any test booked on until 2033.
  group.each.timeout(600_000)

  const asked =
    (client: any, query: object) =>
    async (role: 'admin' | 'support' = 'admin') =>
      client
        .get('/api/admin/reports')
        .qs(query)
        .accept('json')
        .withGuard('staff')
        .loginAs(await givenStaff({ role }))
  const figures = async (client: any, query: object) => (await asked(client, query)()).body().data

  test('sums are those of the ledger, whether days were summed up or not', async ({
    client,
    assert,
  }) => {
    const [one, other] = [await givenMember(), await givenMember()]
    await move(one, '2033-07-12T10:00:00Z', 100, 'qrcode')
    await move(one, '2033-07-18T10:00:00Z', 300, 'qrcode')
    await move(one, '2033-07-18T11:00:00Z', 50, 'registration')
    await move(one, '2033-07-18T12:00:00Z', -30, 'adjustment_year_end_reset')
    await move(one, '2033-07-19T10:00:00Z', 200, 'qrcode')
    await move(one, '2033-07-19T10:01:00Z', -200, 'qrcode')
    await move(one, '2033-07-19T11:00:00Z', -120, 'redeem')
    await move(one, '2033-07-19T12:00:00Z', 5, 'adjustment_manual')
    await move(one, '2033-07-20T09:00:00Z', 20, 'cancelled_order')
    await move(other, '2033-07-20T09:30:00Z', 100, 'qrcode')

    const live = await figures(client, { period: 'week' })
    assert.deepEqual(live.period, { from: '2033-07-18', to: '2033-07-20' })
    assert.deepEqual(live.before, { from: '2033-07-11', to: '2033-07-13' })
    assert.containsSubset(live.figures, {
      scans: 2,
      active: 2,
      earned: 450,
      spent: 120,
      cancelled: 20,
      corrected: 5,
      reset: 30,
    })
    assert.approximately(live.figures.redemption_rate, 100 / 450, 1e-9)
    assert.approximately(live.figures.breakage, 30 / 450, 1e-9)
    assert.containsSubset(live.figures_before, { scans: 1, active: 1, earned: 100, spent: 0 })
    assert.isNull((await figures(client, OF_NOTHING)).figures.breakage)
    assert.equal(live.figures.outstanding - live.figures_before.outstanding, 325)
    // A hundred points cost a hundred forints unless the setting says otherwise.
    assert.equal(live.figures.outstanding_cost, live.figures.outstanding)
    assert.deepEqual(
      live.days.map(({ day, earned }: any) => [day, earned]),
      [
        ['2033-07-18', 350],
        ['2033-07-19', 0],
        ['2033-07-20', 100],
      ]
    )
    await sumFinishedDays()
    assert.equal(await ReportDay.query().where('businessDate', '2033-07-20').first(), null)
    assert.deepEqual(await figures(client, { period: 'week' }), live)
  })

  test('a day that is over is told from its sums, and what comes late is summed up again', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    await sumFinishedDays()
    assert.isTrue((await verifyDays()).ok)
    const before = await figures(client, { period: 'week' })
    await move(member, '2033-07-19T21:59:59.999Z', 7, 'registration')
    assert.deepEqual(await figures(client, { period: 'week' }), before)
    await sumFinishedDays()
    const after = await figures(client, { period: 'week' })
    assert.equal(after.figures.earned, before.figures.earned + 7)

    // Into a day that is not looked at again.
    await move(member, '2033-07-13T10:00:00Z', 11, 'registration')
    await sumFinishedDays()
    const { ok, different } = await verifyDays()
    assert.isFalse(ok)
    assert.deepEqual(different, [{ day: '2033-07-13', kind: 'earned', kept: 0, ledger: 11 }])
    await rebuildDays()
    assert.isTrue((await verifyDays()).ok)
  })

  test('a planted difference is found and mended', async ({ client, assert }) => {
    await sumFinishedDays()
    const before = await figures(client, { period: 'week' })
    await transaction(({ client: trx }) =>
      ReportDay.query({ client: trx })
        .where({ businessDate: '2033-07-18', kind: 'spent' })
        .update({ amount: 999 })
    )
    const planted = await figures(client, { period: 'week' })
    assert.equal(planted.days[0].spent, 999)
    const { different } = await verifyDays()
    assert.deepEqual(
      different.map(({ day, kind, kept }) => [day, kind, kept]),
      [['2033-07-18', 'spent', 999]]
    )
    await rebuildDays()
    assert.deepEqual(await figures(client, { period: 'week' }), before)
  })

  test('another member among those of a day is found and mended', async ({ assert }) => {
    await sumFinishedDays()
    const other = MemberSet.of([(await givenMember()).id])
    await transaction(({ client: trx }) =>
      ReportScanners.query({ client: trx })
        .where('businessDate', '2033-07-18')
        .update({ members: other.kept })
    )
    const { ok, different } = await verifyDays()
    assert.isFalse(ok)
    assert.deepEqual(different, [{ day: '2033-07-18', kind: 'active', kept: 1, ledger: 1 }])
    await rebuildDays()
    assert.isTrue((await verifyDays()).ok)
  })

  test('a day begins and ends at midnight in Budapest', async ({ client, assert }) => {
    await forgetSums()
    const member = await givenMember()
    await move(member, '2033-06-14T21:59:59.999Z', 100, 'qrcode')
    await move(member, '2033-06-14T22:00:00.000Z', 50, 'qrcode')
    await move(member, '2033-06-15T21:59:59.999Z', 5, 'qrcode')
    await move(member, '2033-06-15T22:00:00.000Z', 1000, 'qrcode')
    const days = { period: 'days', from: '2033-06-15', to: '2033-06-15' }
    const { figures: now, figures_before: then } = await figures(client, days)
    assert.containsSubset(now, { scans: 2, active: 1, earned: 55 })
    assert.containsSubset(then, { scans: 1, active: 1, earned: 100 })
    // Ten minutes after midnight a transaction of the day before may still be under way.
    time.restore()
    time = frozenClock('2033-06-15T22:09:59.999Z')
    await sumFinishedDays()
    const last = () => ReportDay.query().orderBy('businessDate', 'desc').firstOrFail()
    assert.equal((await last()).businessDate, '2033-06-14')
    time.pass(1)
    await sumFinishedDays()
    assert.equal((await last()).businessDate, '2033-06-15')
    await forgetSums()
  })

  test('who scans on many days of a long period is one active member, summed up or not', async ({
    client,
    assert,
  }) => {
    time.restore()
    time = frozenClock('2034-05-10T10:00:00Z')
    const [often, once, today] = [await givenMember(), await givenMember(), await givenMember()]
    await move(often, '2034-02-01T10:00:00Z', 10, 'qrcode')
    await move(often, '2034-03-01T10:00:00Z', 10, 'qrcode')
    await move(once, '2034-03-02T10:00:00Z', 10, 'qrcode')
    const active = async (query: object) => (await figures(client, query)).figures.active
    assert.equal(await active({ period: 'year' }), 2)
    assert.equal(await active({ period: 'year' }), 2)
    await move(often, '2034-05-10T09:00:00Z', 10, 'qrcode')
    assert.equal(await active({ period: 'year' }), 2)
    await move(today, '2034-05-10T09:00:00Z', 10, 'qrcode')
    assert.equal(await active({ period: 'year' }), 3)
    assert.equal(await active({ period: 'days', from: '2034-01-01', to: '2034-03-01' }), 1)
    assert.equal(await active({ period: 'year' }), 3)
    await sumFinishedDays()
    assert.equal(await active({ period: 'year' }), 3)
    assert.equal(await active({ period: 'days', from: '2034-01-01', to: '2034-03-01' }), 1)
    assert.equal(await active({ period: 'days', from: '2034-03-01', to: '2034-05-10' }), 3)
    // What comes in late is seen with the next rebuilding.
    await move(await givenMember(), '2034-02-02T10:00:00Z', 10, 'qrcode')
    assert.equal(await active({ period: 'year' }), 3)
    await rebuildDays()
    assert.equal(await active({ period: 'year' }), 4)
    await forgetSums()
  })

  test('periods run until today and are compared with as many days before', async ({
    client,
    assert,
  }) => {
    const days = async (period: string) => {
      const { period: now, before } = await figures(client, { period })
      return [now.from, now.to, before.from, before.to]
    }
    const today = '2033-07-20'
    assert.deepEqual(await days('month'), ['2033-06-21', today, '2033-05-22', '2033-06-20'])
    assert.deepEqual(await days('quarter'), ['2033-07-01', today, '2033-04-01', '2033-04-20'])
    assert.deepEqual(await days('year'), ['2033-01-01', today, '2032-01-01', '2032-07-19'])
    time.restore()
    // The quarter before has 90 days, this one 91 so far.
    time = frozenClock('2033-06-30T10:00:00Z')
    assert.deepEqual(await days('quarter'), [
      '2033-04-01',
      '2033-06-30',
      '2033-01-01',
      '2033-03-31',
    ])
  })

  test('who registers is followed to the first gift', async ({ client, assert }) => {
    time.restore()
    time = frozenClock('2033-08-01T10:00:00Z')
    const product = await givenProduct({ price: 10, stock: 50 })
    const early = await givenMember()
    time.pass(DAY_MS * 11)
    const dead = await givenProduct({ titleHu: 'Senkinek', titleEn: 'Nobody’s' })
    time.pass(DAY_MS)
    await givenMember({ phoneVerified: false })
    await givenMember({ registered: false })
    await givenMember()
    await givenCreditedScan(await givenMember())
    const quick = await givenMember()
    const week = { period: 'days', from: '2033-08-13', to: '2033-08-19' }
    const before = await figures(client, week)
    for (const member of [early, quick]) {
      await givenCreditedScan(member)
      await givenPoints(member, 500)
    }
    await order(quick, product, 2)
    time.pass(DAY_MS * 1.5)
    await order(early, product, 3)
    await order(early, product, 1)
    const after = await figures(client, week)
    assert.deepEqual(after.funnel, {
      begun: 5,
      phone_proven: 4,
      registered: 3,
      first_scan: 2,
      first_gift: 1,
    })
    // One took no day, the other 13 and a half.
    assert.equal(after.figures.days_to_first_gift, 0)
    const later = { period: 'days', from: '2033-08-14', to: '2033-08-19' }
    assert.equal((await figures(client, later)).figures.days_to_first_gift, 13)
    assert.isNull(before.figures.days_to_first_gift)
    assert.containsSubset(after.gifts.best, [{ id: product.id, pieces: 6 }])
    assert.lengthOf(after.gifts.best, 1)
    assert.equal(after.gifts.dead_count, before.gifts.dead_count - 1)
    assert.isFalse(after.gifts.dead.some(({ id }: any) => id === product.id))
    assert.isAbove(dead.id, 0)
    assert.equal(after.waiting.open_orders, before.waiting.open_orders + 3)
  })

  test('the list that a figure opens adds up to it', async ({ client, assert }) => {
    time.restore()
    time = frozenClock('2033-09-01T10:00:00Z')
    const product = await givenProduct({ price: 10, stock: 50 })
    const member = await givenMember()
    await givenCreditedScan(member)
    await givenPoints(member, 500)
    await order(member, product, 4)
    time.pass(DAY_MS)
    for (const quantity of [1, 2, 3]) await order(member, product, quantity)
    const orders = async (filter: object, status = 200) => {
      const answer = await client
        .get('/api/admin/orders')
        .qs({ per_page: 50, filter: JSON.stringify(filter) })
        .accept('json')
        .withGuard('staff')
        .loginAs(await givenStaff())
      answer.assertStatus(status)
      return answer.body()
    }
    const days = { from: '2033-09-02', to: '2033-09-02' }
    const { figures: now, waiting } = await figures(client, { period: 'days', ...days })
    const placed = await orders(days)
    const points = placed.data.reduce((sum: number, { total }: any) => sum + total, 0)
    assert.equal(now.spent, 60)
    assert.equal(points, now.spent)

    const [{ id }] = placed.data
    const others = ['delivered', 'cancelled'] as const
    for (const status of others) {
      await transaction(({ client: trx }) =>
        Order.query({ client: trx }).where({ id }).update({ status })
      )
      const { total, data } = await orders({ status: 'open' })
      assert.equal(total, waiting.open_orders - 1)
      assert.isFalse(data.some(({ status: one }: any) => others.includes(one)))
    }
    await orders({ status: 'lost' }, 422)
  })

  test('own days want a first and a last one in their order, and every role reads sums', async ({
    client,
  }) => {
    for (const wrong of [
      { period: 'days' },
      { period: 'days', from: '2033-07-02', to: '2033-07-01' },
      { period: 'days', from: '2033-02-30', to: '2033-03-01' },
      { period: 'days', from: '2030-01-01', to: '2033-07-01' },
      { period: 'century' },
    ]) {
      const answer = await asked(client, wrong)()
      answer.assertStatus(422)
    }
    const answer = await asked(client, { period: 'week' })('support')
    answer.assertStatus(200)
  })
})

const DAY_MS = 24 * 60 * 60 * 1000
const OF_NOTHING = { period: 'days', from: '2033-01-02', to: '2033-01-02' }
