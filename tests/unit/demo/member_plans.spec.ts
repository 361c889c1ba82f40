import { test } from '@japa/runner'
import { isValidPhoneNumber } from 'libphonenumber-js'
import { memberPlans } from '#database/demo/members/member_plans'
import { happeningsOf, registeredAt } from '#database/demo/members/happenings'

const now = Date.UTC(2026, 10, 20, 6)
const PROFESSION_COUNT = 15
const scannable = ['homlokzatfestek-16-l', 'flexibilis-fugazo-5-kg']
const YEAR_MS = 366 * 86_400_000

test.group('Demo members', () => {
  test('there are 200 different people and they are the same on every run', ({ assert }) => {
    const plans = memberPlans(PROFESSION_COUNT)
    assert.lengthOf(plans, 200)
    assert.lengthOf(new Set(plans.map(({ email }) => email)), 200)
    assert.lengthOf(new Set(plans.map(({ phone }) => phone)), 200)
    assert.deepEqual(memberPlans(PROFESSION_COUNT), plans)
  })

  test('phone numbers are valid, addresses are example ones, trades exist', ({ assert }) => {
    for (const plan of memberPlans(PROFESSION_COUNT)) {
      assert.isTrue(isValidPhoneNumber(plan.phone), plan.phone)
      assert.match(plan.email, /^[a-z0-9.]+@[a-z.]+\.example$/)
      for (const trade of [plan.profession, ...plan.secondary_professions]) {
        assert.isTrue(trade >= 0 && trade < PROFESSION_COUNT)
      }
      assert.notInclude(plan.secondary_professions, plan.profession)
    }
  })

  test('an inviting member registered before the invited one', ({ assert }) => {
    const plans = memberPlans(PROFESSION_COUNT)
    const invited = plans.filter(({ invited_by }) => invited_by !== null)
    assert.isAtLeast(invited.length, 20)
    for (const { invited_by, registered_days_ago } of invited) {
      assert.isAtLeast(plans[invited_by!].registered_days_ago, registered_days_ago)
    }
  })

  test('a year of happenings is in order, not in the future and begins with the registration', ({
    assert,
  }) => {
    const plans = memberPlans(PROFESSION_COUNT)
    const happenings = happeningsOf(plans, now, scannable)
    assert.deepEqual(happeningsOf(plans, now, scannable), happenings)
    happenings.forEach(({ at }, index) => {
      assert.isAtLeast(at, happenings[index - 1]?.at ?? now - YEAR_MS)
      assert.isBelow(at, now)
    })
    const first = new Map<number, string>()
    for (const { member, kind } of happenings) {
      if (!first.has(member)) first.set(member, kind)
    }
    assert.deepEqual(new Set(first.values()), new Set(['registration']))
    assert.lengthOf([...first.keys()], plans.length)
  })

  test('the scans are of the products that can be scanned, at working hours', ({ assert }) => {
    const scans = happeningsOf(memberPlans(PROFESSION_COUNT), now, scannable).filter(
      ({ kind }) => kind === 'scan'
    )
    assert.isAtLeast(scans.length, 2000)
    for (const scan of scans) {
      if (scan.kind === 'scan') assert.include(scannable, scan.product)
      assert.isTrue(new Date(scan.at).getUTCHours() >= 5 && new Date(scan.at).getUTCHours() <= 17)
    }
  })

  test('the newest member registered yesterday', ({ assert }) => {
    const newest = memberPlans(PROFESSION_COUNT).at(-1)!
    assert.isBelow(now - registeredAt(newest, now), 2 * 86_400_000)
  })
})
