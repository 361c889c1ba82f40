import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { DeliveryReadiness, disableStaff } from '#auth'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { givenStaff, TEST_PASSWORD, timeCodeNow } from '#tests/support/members'
import { mailsTo } from '#tests/support/outbox'
import { StaffClient, type StaffAnswer } from '#tests/support/staff_office'

const DAY_MS = 24 * 60 * 60_000
const PASSWORD = 'vakolat-es-csempe'
const chosen = { password: PASSWORD, password_confirmation: PASSWORD }
let count = 0
const ruleOf = (answer: StaffAnswer) => answer.rule()

async function adminOffice() {
  const admin = await givenStaff()
  return { admin, office: await new StaffClient().signIn(admin) }
}

/** Somebody who may write nothing, and is therefore invited at once. */
function newcomer() {
  const email = `uj-munkatars-${Date.now()}-${count++}@pelda.hu`
  return { email, name: 'Kiss Andrea', role: 'auditor', locale: 'hu' }
}

async function tokenTo(email: string) {
  const { text } = (await mailsTo(email)).at(-1)!
  return /\/admin\/invitation\/([\w-]+)/.exec(text)![1]
}

async function accountOf(email: string) {
  const sql = `SELECT role, disabled_at AS "disabledAt" FROM staff_members WHERE email = ?`
  type Account = { role: string; disabledAt: number | null }
  const [account] = await shopReader().rows<Account>(sql, [email])
  return account as Account | undefined
}

async function eventsOf(office: StaffClient, id: number) {
  const { events } = (await office.get(`staff/${id}`)).body().data
  return events
    .filter(({ action }: any) => !action.startsWith('staff.sign'))
    .map(({ action, staff_name }: any) => `${action} ${staff_name}`)
}

test.group('Staff', (group) => {
  group.each.setup(() => forgetLimits())

  test('an invitation sets the password and the second factor, and lets in', async ({ assert }) => {
    const { office } = await adminOffice()
    const person = newcomer()
    const made = await office.post('staff', person)
    made.assertStatus(200)
    const { id, ...line } = made.body().data
    assert.deepInclude(line, {
      email: person.email,
      role: 'auditor',
      state: 'invited',
      has_second_factor: false,
      last_login_at: null,
    })
    const [mail] = await mailsTo(person.email)
    assert.include(mail.subject, 'munkatársi')
    assert.include(mail.text, 'Kiss Andrea')

    const visitor = new StaffClient()
    const path = `invitations/${await tokenTo(person.email)}`
    const shown = await visitor.get(path)
    assert.deepEqual(shown.body().data, { name: person.name, email: person.email })
    const accepted = await visitor.post(path, chosen)
    assert.deepEqual(accepted.body().data, { step: 'set_up' })
    ;(await visitor.get('products')).assertStatus(401)
    const { secret } = (await visitor.get('second-factor')).body().data
    ;(await visitor.post('second-factor', { code: timeCodeNow(secret) })).assertStatus(200)
    ;(await visitor.get('products')).assertStatus(200)
    const after = (await office.get(`staff/${id}`)).body().data
    assert.deepInclude(after, { state: 'active', has_second_factor: true })
    assert.isNumber(after.last_login_at)
  })

  test('a link works once and for three days, and a new one ends the old one', async ({
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const { office } = await adminOffice()
    const person = newcomer()
    const { id } = (await office.post('staff', person)).body().data
    const first = await tokenTo(person.email)
    const accept = (token: string) => new StaffClient().post(`invitations/${token}`, chosen)
    const refusalOf = async (token: string) => ruleOf(await accept(token))
    assert.equal(await refusalOf('x'.repeat(43)), 'invitation_spent')

    ;(await office.post(`staff/${id}/invitation`)).assertStatus(200)
    const second = await tokenTo(person.email)
    assert.notEqual(second, first)
    assert.equal(await refusalOf(first), 'invitation_spent')
    clock.pass(3 * DAY_MS)
    assert.equal(await refusalOf(second), 'invitation_spent')

    const again = await new StaffClient().signIn(await givenStaff())
    await again.post(`staff/${id}/invitation`)
    const third = await tokenTo(person.email)
    clock.pass(3 * DAY_MS - 1)
    ;(await accept(third)).assertStatus(200)
    assert.equal(await refusalOf(third), 'invitation_spent')
    const sql = 'SELECT token_hash FROM staff_invitations WHERE staff_id = ?'
    assert.notInclude(JSON.stringify(await shopReader().rows(sql, [id])), third)
  })

  test('of ten uses of a link at once one sets the password', async ({ assert }) => {
    const { office } = await adminOffice()
    const person = newcomer()
    await office.post('staff', person)
    const token = await tokenTo(person.email)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => new StaffClient().post(`invitations/${token}`, chosen))
    )
    const accepted = answers.filter((answer) => answer.status() === 200)
    assert.lengthOf(accepted, 1)
  })

  test('a new link changes the password, ends the sessions and keeps the second factor', async ({
    assert,
  }) => {
    const { office } = await adminOffice()
    const staff = await givenStaff({ role: 'marketing' })
    const device = await new StaffClient().signIn(staff)
    await office.post(`staff/${staff.id}/invitation`)
    const visitor = new StaffClient()
    const accepted = await visitor.post(`invitations/${await tokenTo(staff.email)}`, chosen)
    assert.deepEqual(accepted.body().data, { step: 'code' })
    ;(await visitor.get('products')).assertStatus(401)
    const code = timeCodeNow(staff.secret, 1)
    ;(await visitor.post('second-factor', { code })).assertStatus(200)
    const old = { email: staff.email, password: TEST_PASSWORD }
    assert.equal(ruleOf(await new StaffClient().post('session', old)), 'credentials')
    ;(await device.get('session')).assertStatus(401)
  })

  test('disabling ends the sessions at once; enabling gives the account back', async ({
    assert,
  }) => {
    const { admin, office } = await adminOffice()
    const staff = await givenStaff({ role: 'marketing' })
    const device = await new StaffClient().signIn(staff)
    ;(await device.get('products')).assertStatus(200)
    ;(await office.post(`staff/${staff.id}/disable`)).assertStatus(200)
    ;(await device.get('products')).assertStatus(401)
    const credentials = { email: staff.email, password: TEST_PASSWORD }
    assert.equal(ruleOf(await new StaffClient().post('session', credentials)), 'credentials')
    assert.equal((await office.get(`staff/${staff.id}`)).body().data.state, 'disabled')
    assert.equal(ruleOf(await office.post(`staff/${staff.id}/invitation`)), 'unknown_staff')

    ;(await office.post(`staff/${staff.id}/enable`)).assertStatus(200)
    await forgetLimits()
    // The account is open again, the session of before is not.
    ;(await device.get('products')).assertStatus(401)
    await new StaffClient().signIn(staff, 1)
    assert.deepEqual(await eventsOf(office, staff.id), [
      `staff.enabled ${admin.name}`,
      `staff.disabled ${admin.name}`,
    ])
  })

  test('an open invitation of somebody who is disabled lets nobody in', async ({ assert }) => {
    const { office } = await adminOffice()
    const person = newcomer()
    const { id } = (await office.post('staff', person)).body().data
    const token = await tokenTo(person.email)
    await office.post(`staff/${id}/disable`)
    await office.post(`staff/${id}/enable`)
    const refused = await new StaffClient().post(`invitations/${token}`, chosen)
    assert.equal(ruleOf(refused), 'invitation_spent')
  })

  test('a reset second factor is set up anew at the next login, and sessions end', async ({
    assert,
  }) => {
    const { office } = await adminOffice()
    const staff = await givenStaff()
    const device = await new StaffClient().signIn(staff)
    ;(await office.post(`staff/${staff.id}/second-factor-reset`)).assertStatus(200)
    ;(await device.get('session')).assertStatus(401)
    const visitor = new StaffClient()
    const credentials = { email: staff.email, password: TEST_PASSWORD }
    assert.equal((await visitor.post('session', credentials)).body().data.step, 'set_up')
    const { secret } = (await visitor.get('second-factor')).body().data
    assert.notEqual(secret, staff.secret)
    const old = await visitor.post('second-factor', { code: timeCodeNow(staff.secret) })
    assert.equal(ruleOf(old), 'wrong_code')
    ;(await visitor.post('second-factor', { code: timeCodeNow(secret) })).assertStatus(200)
  })

  test('nobody disables or demotes the own account', async ({ assert }) => {
    const { admin, office } = await adminOffice()
    await givenStaff()
    const path = `staff/${admin.id}`
    assert.equal(ruleOf(await office.post(`${path}/disable`)), 'own_account')
    const demoted = await office.put(path, { name: admin.name, role: 'marketing' })
    assert.equal(ruleOf(demoted), 'own_account')
    const renamed = await office.put(path, { name: 'Új Név', role: 'admin' })
    assert.equal(renamed.body().data.name, 'Új Név')
  })

  test('the last administrator who can come in stays', async ({ assert, cleanup }) => {
    const others = `UPDATE staff_members SET disabled_at = 1
      WHERE role = 'admin' AND disabled_at IS NULL`
    const back = 'UPDATE staff_members SET disabled_at = NULL WHERE disabled_at = 1'
    await transaction((trx) => rows(trx, others))
    cleanup(async () => {
      await transaction((trx) => rows(trx, back))
    })
    const { admin, office } = await adminOffice()
    // An administrator who has not come yet is no replacement.
    await office.post('staff', { ...newcomer(), role: 'admin' })
    const alone = disableStaff({ staffId: admin.id, by: { source: 'cli' } })
    await assert.rejects(() => alone, /last active administrator/)

    // Two administrators who disable each other at the same moment: one of them stays.
    const other = await givenStaff()
    const otherOffice = await new StaffClient().signIn(other)
    await Promise.all([
      office.post(`staff/${other.id}/disable`),
      otherOffice.post(`staff/${admin.id}/disable`),
    ])
    const active = `SELECT id FROM staff_members WHERE id IN (?, ?) AND disabled_at IS NULL`
    assert.lengthOf(await shopReader().rows(active, [admin.id, other.id]), 1)
  })

  test('a new role counts at once', async ({ assert }) => {
    const { office } = await adminOffice()
    const staff = await givenStaff()
    const device = await new StaffClient().signIn(staff)
    ;(await device.get('staff')).assertStatus(200)
    await office.put(`staff/${staff.id}`, { name: staff.name, role: 'marketing' })
    ;(await device.get('staff')).assertStatus(403)
    assert.match((await eventsOf(office, staff.id))[0], /^staff\.role_changed/)
  })

  test('[O-16] nobody brings the second person along: who may ask or agree is invited once a second administrator agrees', async ({
    assert,
  }) => {
    const { office } = await adminOffice()
    const other = await adminOffice()
    for (const role of ['admin', 'marketing', 'support']) {
      const person = { ...newcomer(), role }
      const asked = await office.post('staff', person)
      asked.assertStatus(202)
      const { id, waiting_id: waiting } = asked.body().data
      assert.equal(id, `waiting-${waiting}`)
      assert.equal((await office.post('staff', person)).body().data.waiting_id, waiting)
      assert.lengthOf(await mailsTo(person.email), 0)
      assert.isUndefined(await accountOf(person.email))
      const agree = (by: StaffClient) => by.post(`waiting_deeds/${waiting}/agreement`)
      assert.equal(ruleOf(await agree(office)), 'own_deed')
      assert.lengthOf(await mailsTo(person.email), 0)
      const filter = encodeURIComponent(JSON.stringify({ id: [waiting] }))
      const [deed] = (await other.office.get(`waiting_deeds?filter=${filter}`)).body().data
      const { name, email } = person
      assert.deepInclude(deed, { kind: 'appointment', name, email, role, state: 'open' })
      ;(await agree(other.office)).assertStatus(200)
      assert.lengthOf(await mailsTo(person.email), 1)
      assert.deepInclude(await accountOf(person.email), { role, disabledAt: null })
      assert.equal(ruleOf(await agree(other.office)), 'deed_settled')
    }
  })

  test('[O-16] a larger role waits for a second administrator, a smaller one for nobody', async ({
    assert,
  }) => {
    const { office } = await adminOffice()
    const other = await adminOffice()
    const staff = await givenStaff({ role: 'auditor', name: 'Nagy Lajos' })
    const role = async () => (await accountOf(staff.email))!.role
    const give = (wanted: string, name = 'Nagy Lajos') =>
      office.put(`staff/${staff.id}`, { name, role: wanted })
    const asked = await give('admin', 'Nagy Lajosné')
    asked.assertStatus(202)
    assert.equal(await role(), 'auditor')
    assert.equal(asked.body().data.name, 'Nagy Lajosné', 'the name waits for nobody')
    const agreement = `waiting_deeds/${asked.body().data.waiting_id}/agreement`
    assert.equal(ruleOf(await office.post(agreement)), 'own_deed')
    ;(await other.office.post(agreement)).assertStatus(200)
    assert.equal(await role(), 'admin')
    ;(await give('support')).assertStatus(200)
    ;(await give('marketing')).assertStatus(202)
    assert.equal(await role(), 'support')
    ;(await give('auditor')).assertStatus(200)
    assert.equal(await role(), 'auditor')
    const events = (await office.get(`staff/${staff.id}`)).body().data.events
    const kinds = events.map(({ action }: { action: string }) => action)
    assert.includeMembers(kinds, [
      'staff.renamed',
      'deed.asked',
      'deed.agreed',
      'staff.role_changed',
    ])
  })

  test('the list is for administrators, and tells no secret', async ({ assert }) => {
    const { admin, office } = await adminOffice()
    const filter = encodeURIComponent(JSON.stringify({ q: admin.email }))
    const list = await office.get(`staff?sort=name&order=asc&filter=${filter}`)
    assert.equal(list.body().total, 1)
    assert.sameMembers(Object.keys(list.body().data[0]), [
      'id',
      'name',
      'email',
      'role',
      'state',
      'has_second_factor',
      'last_login_at',
      'created_at',
      'saved_at',
    ])
    const marketing = await new StaffClient().signIn(await givenStaff({ role: 'marketing' }))
    for (const path of ['staff', `staff/${admin.id}`]) {
      ;(await marketing.get(path)).assertStatus(403)
    }
    ;(await marketing.post('staff', newcomer())).assertStatus(403)
    ;(await marketing.post(`staff/${admin.id}/disable`)).assertStatus(403)
  })

  test('[A-21] who signed in long ago is asked for the password before changing anything', async ({
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const { office } = await adminOffice()
    const staff = await givenStaff({ role: 'marketing' })
    clock.pass(16 * 60_000)
    const asked = await office.post(`staff/${staff.id}/disable`)
    asked.assertStatus(423)
    assert.equal(ruleOf(asked), 'password_confirmation_required')
    ;(await office.post('staff', newcomer())).assertStatus(423)
    ;(await office.post('confirm-password', { password: TEST_PASSWORD })).assertStatus(200)
    ;(await office.post(`staff/${staff.id}/disable`)).assertStatus(200)
  })

  test('an address is invited once; bad values are told at their fields', async ({ assert }) => {
    const { office } = await adminOffice()
    const person = newcomer()
    await office.post('staff', person)
    const again = await office.post('staff', { ...person, email: person.email.toUpperCase() })
    assert.deepInclude(again.body().errors[0], { field: 'email', rule: 'unique' })
    const bad = await office.post('staff', { email: 'x', name: '', role: 'owner' })
    const fields = bad.body().errors.map(({ field }: any) => field)
    assert.sameMembers(fields, ['email', 'name', 'role'])
    ;(await office.get('staff/999999999')).assertStatus(404)
    assert.equal(ruleOf(await office.post('staff/999999999/disable')), 'unknown_staff')
  })

  test('where no mail can be sent nobody is invited by mail, and it is said', async ({
    assert,
    cleanup,
  }) => {
    const { office } = await adminOffice()
    const staff = await givenStaff()
    app.container.swap(DeliveryReadiness, () => ({
      canSendSms: () => true,
      canSendMail: () => false,
    }))
    cleanup(() => app.container.restore(DeliveryReadiness))
    const person = newcomer()
    assert.equal(ruleOf(await office.post('staff', person)), 'mail_not_configured')
    const again = await office.post(`staff/${staff.id}/invitation`)
    assert.equal(ruleOf(again), 'mail_not_configured')
    const sql = 'SELECT id FROM staff_members WHERE email = ?'
    assert.lengthOf(await shopReader().rows(sql, [person.email]), 0)
  })

  test('what was written down about staff cannot be changed', async ({ assert }) => {
    const { office } = await adminOffice()
    await office.post('staff', newcomer())
    const change = () => transaction((trx) => rows(trx, "UPDATE audit_logs SET action = 'x'"))
    const remove = () => transaction((trx) => rows(trx, 'DELETE FROM audit_logs'))
    await assert.rejects(change, /append only/)
    await assert.rejects(remove, /append only/)
  })
})
