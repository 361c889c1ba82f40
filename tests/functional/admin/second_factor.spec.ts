import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { clearLimit } from '#app/limits/limit'
import { transaction } from '#app/transaction'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { givenStaff, TEST_PASSWORD, timeCodeNow } from '#tests/support/members'
import { StaffClient, type StaffAnswer } from '#tests/support/staff_office'

const ruleOf = (answer: StaffAnswer) => answer.rule()
const STEP_MS = 30_000

async function stored(id: number) {
  const sql = 'SELECT * FROM staff_members WHERE id = ?'
  const [row] = await shopReader().rows<Record<string, any>>(sql, [id])
  return row
}

test.group('Second factor of staff', (group) => {
  group.each.setup(() => forgetLimits())

  test('the password alone opens nothing; the code lets in and notes the login', async ({
    assert,
  }) => {
    const staff = await givenStaff()
    const office = new StaffClient()
    await office.post('session', { email: staff.email, password: TEST_PASSWORD })
    for (const path of ['session', 'members', 'staff', 'products']) {
      ;(await office.get(path)).assertStatus(401)
    }
    assert.isNull((await stored(staff.id)).last_login_at)
    const next = await office.get('second-factor')
    assert.deepEqual(next.body().data, { step: 'code', demo_code: null })
    const let_in = await office.post('second-factor', { code: timeCodeNow(staff.secret) })
    let_in.assertStatus(200)
    assert.deepInclude(let_in.body().data, { id: staff.id, role: 'admin' })
    ;(await office.get('members')).assertStatus(200)
    assert.isNumber((await stored(staff.id)).last_login_at)
  })

  test('who has none must set it up first, and gets recovery codes once', async ({ assert }) => {
    const staff = await givenStaff({ secondFactor: false })
    const office = new StaffClient()
    const first = await office.post('session', { email: staff.email, password: TEST_PASSWORD })
    assert.deepEqual(first.body().data, { step: 'set_up' })
    ;(await office.get('products')).assertStatus(401)
    const { data } = (await office.get('second-factor')).body()
    assert.match(data.uri, new RegExp(`^otpauth://totp/.*secret=${data.secret}`))
    assert.include(decodeURIComponent(data.uri), staff.email)
    assert.equal((await office.get('second-factor')).body().data.secret, data.secret)
    assert.equal(ruleOf(await office.post('second-factor', { code: '000000' })), 'wrong_code')
    assert.isNull((await stored(staff.id)).two_factor_confirmed_at)

    const done = await office.post('second-factor', { code: timeCodeNow(data.secret) })
    done.assertStatus(200)
    const codes: string[] = done.body().recovery_codes
    assert.lengthOf(new Set(codes), 8)
    ;(await office.get('products')).assertStatus(200)
    const row = await stored(staff.id)
    for (const secret of [data.secret, ...codes]) assert.notInclude(JSON.stringify(row), secret)

    const later = new StaffClient()
    await later.post('session', { email: staff.email, password: TEST_PASSWORD })
    assert.equal((await later.get('second-factor')).body().data.step, 'code')
    ;(await later.post('second-factor', { recovery_code: codes[3] })).assertStatus(200)
    const again = new StaffClient()
    await again.post('session', { email: staff.email, password: TEST_PASSWORD })
    const reused = await again.post('second-factor', { recovery_code: codes[3] })
    assert.equal(ruleOf(reused), 'wrong_code')
    assert.equal(reused.body().errors[0].field, 'recovery_code')
    ;(await again.post('second-factor', { recovery_code: codes[4] })).assertStatus(200)
  })

  test('a code works once, also when it is sent ten times at once', async ({ assert, cleanup }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const staff = await givenStaff()
    const offices = Array.from({ length: 10 }, () => new StaffClient())
    for (const office of offices) {
      await office.post('session', { email: staff.email, password: TEST_PASSWORD })
      await forgetLimits()
    }
    const code = timeCodeNow(staff.secret)
    const answers = await Promise.all(
      offices.slice(0, 5).map((one) => one.post('second-factor', { code }))
    )
    const statuses = answers.map((answer) => answer.status()).toSorted()
    assert.deepEqual(statuses, [200, 422, 422, 422, 422])
    await forgetLimits()
    assert.equal(ruleOf(await offices[5].post('second-factor', { code })), 'wrong_code')
    // An earlier code than the last one is not accepted either, though its time is not over.
    const earlier = timeCodeNow(staff.secret, -1)
    assert.equal(ruleOf(await offices[6].post('second-factor', { code: earlier })), 'wrong_code')
    clock.pass(STEP_MS)
    const next = { code: timeCodeNow(staff.secret) }
    ;(await offices[7].post('second-factor', next)).assertStatus(200)
  })

  test('of a hundred guesses at once five are compared', async ({ assert }) => {
    const staff = await givenStaff()
    const office = new StaffClient()
    await office.post('session', { email: staff.email, password: TEST_PASSWORD })
    const code = timeCodeNow(staff.secret)
    const wrong = code === '123456' ? '654321' : '123456'
    const guesses = Array.from({ length: 100 }, (_, at) => {
      return office.window().post('second-factor', { code: at === 99 ? code : wrong })
    })
    const statuses = (await Promise.all(guesses)).map((answer) => answer.status())
    const compared = statuses.filter((status) => status !== 429)
    assert.isAtMost(compared.length, 5)
    const late = await office.post('second-factor', { code })
    late.assertStatus(429)
    assert.isAbove(Number(late.header('retry-after')), 0)
  })

  test('guesses refused unread cost nothing of the day: nobody is shut out for it', async ({
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const staff = await givenStaff()
    const office = new StaffClient()
    await office.post('session', { email: staff.email, password: TEST_PASSWORD })
    const wrong = timeCodeNow(staff.secret) === '123456' ? '654321' : '123456'
    for (let round = 0; round < 10; round++) {
      const guesses = Array.from({ length: 20 }, () => {
        return office.window().post('second-factor', { code: wrong })
      })
      await Promise.all(guesses)
    }
    clock.pass(6 * 60_000)
    await clearLimit(`staff-second-factor:${staff.id}`)
    ;(await office.post('second-factor', { code: timeCodeNow(staff.secret) })).assertStatus(200)
  })

  test('the code comes within ten minutes of the password, in the same session', async ({
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const staff = await givenStaff()
    const stranger = new StaffClient()
    const code = () => timeCodeNow(staff.secret)
    ;(await stranger.post('second-factor', { code: code() })).assertStatus(401)
    const office = new StaffClient()
    await office.post('session', { email: staff.email, password: TEST_PASSWORD })
    clock.pass(10 * 60_000 + 1)
    ;(await office.post('second-factor', { code: code() })).assertStatus(401)
    assert.isNull((await stored(staff.id)).last_login_at)
  })

  test('an account that is closed, or gets another password, stops a sign-in under way', async () => {
    for (const change of ['disabled_at = 1', "password = 'x'"]) {
      const staff = await givenStaff()
      const office = new StaffClient()
      await office.post('session', { email: staff.email, password: TEST_PASSWORD })
      const sql = `UPDATE staff_members SET ${change} WHERE id = ?`
      await transaction((trx) => rows(trx, sql, [staff.id]))
      const late = await office.post('second-factor', { code: timeCodeNow(staff.secret) })
      late.assertStatus(401)
    }
  })

  test('the session has another id after the password and after the code', async ({ assert }) => {
    const staff = await givenStaff()
    const office = new StaffClient()
    await office.get('session')
    const ids = [office.sessionCookie]
    await office.post('session', { email: staff.email, password: TEST_PASSWORD })
    ids.push(office.sessionCookie)
    await office.post('second-factor', { code: timeCodeNow(staff.secret) })
    ids.push(office.sessionCookie)
    assert.lengthOf(new Set(ids), 3)
  })

  test('the demo shows the code of its own staff only, and no other shop shows any', async ({
    assert,
    cleanup,
  }) => {
    const { default: env } = await import('#start/env')
    const demo = env.get('DEMO')
    cleanup(() => env.set('DEMO', demo as never))
    const own = await givenStaff({ email: `admin-${Date.now()}@mesterpont.example` })
    const other = await givenStaff()
    const shown = async (staff: typeof own) => {
      const office = new StaffClient()
      await office.post('session', { email: staff.email, password: TEST_PASSWORD })
      const { demo_code: code } = (await office.get('second-factor')).body().data
      return { office, code }
    }
    assert.isNull((await shown(own)).code)
    env.set('DEMO', true as never)
    assert.isNull((await shown(other)).code)
    // Twice in one breath: a newcomer logs out and in again.
    for (let count = 0; count < 2; count++) {
      const { office, code } = await shown(own)
      ;(await office.post('second-factor', { code })).assertStatus(200)
    }
  })
})
