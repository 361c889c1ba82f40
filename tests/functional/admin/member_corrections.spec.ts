import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { CARED_COMPANY, CARED_SHIPPING, givenCaredMember } from '#tests/support/cared_member'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { bookingsOf, rowOf, sendAs } from '#tests/support/member_visits'
import { givenMember, givenStaff, TEST_PASSWORD, type TestStaff } from '#tests/support/members'
import { mailsTo } from '#tests/support/outbox'
import { preparedAccount } from '#tests/support/prepared_accounts'
import { brokenTruths } from '#tests/support/truths'
import { Visitor } from '#tests/support/visitor'

const WEEK_MS = 7 * 24 * 60 * 60_000

type Part = 'account' | 'company' | 'shipping'

/** Puts something right as a staff member who has just entered the password. */
function correct(client: ApiClient, staff: TestStaff, id: number) {
  return (part: Part, body: object, { isConfirmed = true } = {}) => {
    const request = client
      .put(`/api/admin/members/${id}/${part}`)
      .accept('json')
      .withCsrfToken()
      .withGuard('staff')
      .loginAs(staff)
    if (isConfirmed) {
      request.withSession({ confirmed_password_staff: { id: staff.id, at: clock.now() } })
    }
    return request.json(body)
  }
}

async function shown(client: ApiClient, staff: TestStaff, id: number) {
  const request = client.get(`/api/admin/members/${id}`).accept('json')
  return (await request.withGuard('staff').loginAs(staff)).body().data
}

const deedsOn = (id: number) =>
  shopReader().rows<{ action: string; detail: string; by: number }>(
    `SELECT action, detail, actor_id AS "by" FROM audit_logs
      WHERE subject_type = 'member' AND subject_id = ? AND action <> 'member.viewed' ORDER BY id`,
    [id]
  )

/** The path of the newest link that went to this address. */
async function linkTo(email: string): Promise<string> {
  const { text } = (await mailsTo(email)).at(-1)!
  const { pathname, search } = new URL(/http\S+\/email-megerosites\/\S+/.exec(text)![0])
  return pathname + search
}

test.group('Members put right by staff', (group) => {
  group.each.setup(() => forgetLimits())

  test('[O-13] support puts the names right with the password, and it is written down without them', async ({
    client,
    assert,
  }) => {
    const [support, member] = [await givenStaff({ role: 'support' }), await givenMember()]
    const send = correct(client, support, member.id)
    const right = { email: member.email, last_name: 'Kővári', first_name: 'Zsófia' }
    const unsure = await send('account', { ...right, asked: 'phone' }, { isConfirmed: false })
    unsure.assertStatus(423)
    assert.equal((await rowOf('members', member.id)).last_name, member.lastName)
    ;(await send('account', { ...right, asked: 'phone' })).assertStatus(200)
    const { email, last_name, first_name } = await rowOf('members', member.id)
    assert.deepEqual({ email, last_name, first_name }, right)
    const deed = { action: 'member.account_corrected', detail: 'phone: last_name first_name' }
    assert.deepEqual(await deedsOn(member.id), [{ ...deed, by: support.id }])
    ;(await send('account', { ...right, asked: 'phone' })).assertStatus(200)
    assert.lengthOf(await deedsOn(member.id), 1, 'nothing was changed')
    assert.lengthOf(await mailsTo(member.email), 0)
  })

  test('[O-13] another e-mail address gets a link, and the old one stays until it is confirmed', async ({
    client,
    assert,
  }) => {
    const [support, member] = [
      await givenStaff({ role: 'support' }),
      await givenMember({ locale: 'hu' }),
    ]
    const before = await rowOf('members', member.id)
    const names = { last_name: before.last_name, first_name: before.first_name }
    const email = `uj-${member.id}@pelda.hu`
    const body = { ...names, email: ` ${email.toUpperCase()} `, asked: 'letter' }
    ;(await correct(client, support, member.id)('account', body)).assertStatus(200)
    assert.equal((await rowOf('members', member.id)).email, member.email)
    assert.equal((await shown(client, support, member.id)).pending_email, email)
    assert.deepEqual(
      (await deedsOn(member.id)).map(({ detail }) => detail),
      ['letter: email']
    )
    const visitor = new Visitor(client)
    const login = { email, password: TEST_PASSWORD }
    await visitor.post('/belepes', login)
    assert.equal((await visitor.get('/profil')).header('location'), '/belepes')

    assert.include((await mailsTo(email)).at(-1)!.subject, 'erősítse meg')
    const path = await linkTo(email)
    const page = await visitor.get(path)
    page.assertStatus(200)
    assert.equal(page.body().component, 'auth/confirm_email')
    assert.isTrue(page.body().encryptHistory)
    assert.equal(page.inertiaProps.email, email)
    assert.equal((await rowOf('members', member.id)).email, member.email, 'looking changes nothing')
    assert.lengthOf(await mailsTo(member.email), 0)
    ;(await visitor.post(path)).assertHeader('location', '/belepes')
    const after = await rowOf('members', member.id)
    assert.equal(after.email, email)
    assert.isNull(after.pending_email)
    assert.notEqual(after.newsletter_secret, before.newsletter_secret)
    const told = await mailsTo(member.email)
    assert.lengthOf(told, 1)
    assert.match(told[0].subject, /megváltozott az e-mail-címe/)
    ;(await visitor.post(path)).assertStatus(403)
    await visitor.post('/belepes', login)
    assert.equal((await visitor.get('/profil')).inertiaProps.profile.email, email)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('only the link to the address that was written down last works, for a week, and for nobody who is gone', async ({
    client,
    assert,
  }) => {
    const [admin, member] = [await givenStaff(), await givenMember()]
    const names = { last_name: member.lastName, first_name: member.firstName }
    const send = (email: string) =>
      correct(client, admin, member.id)('account', { ...names, email, asked: 'phone' })
    const [wrong, right] = [`rossz-${member.id}@pelda.hu`, `jo-${member.id}@pelda.hu`]
    await send(wrong)
    const first = await linkTo(wrong)
    await send(right)
    ;(await new Visitor(client).get(first)).assertStatus(403)
    ;(await new Visitor(client).post(first)).assertStatus(403)
    const second = await linkTo(right)
    const forged = second.replace(`/${member.id}?`, `/${member.id + 1}?`)
    ;(await new Visitor(client).get(forged)).assertStatus(403)
    const time = frozenClock()
    try {
      time.pass(WEEK_MS + 1)
      ;(await new Visitor(client).post(second)).assertStatus(403)
    } finally {
      time.restore()
    }
    await send(member.email)
    assert.isNull((await rowOf('members', member.id)).pending_email, 'the old one is wanted again')
    ;(await new Visitor(client).post(second)).assertStatus(403)
    assert.equal((await rowOf('members', member.id)).email, member.email)
  })

  test('an address that another member took meanwhile is refused, and the own change of a member goes before', async ({
    client,
    assert,
  }) => {
    const [admin, member, other] = [await givenStaff(), await givenMember(), await givenMember()]
    const names = { last_name: member.lastName, first_name: member.firstName }
    const send = (email: string) =>
      correct(client, admin, member.id)('account', { ...names, email, asked: 'phone' })
    const taken = await send(other.email)
    taken.assertStatus(422)
    assert.deepInclude(taken.body().errors[0], { field: 'email', rule: 'unique' })
    const email = `kozben-${member.id}@pelda.hu`
    await send(email)
    const path = await linkTo(email)
    const late = await givenMember({ email })
    const refused = await new Visitor(client).post(path)
    assert.deepEqual(refused.flashMessage('inputErrorsBag'), { email: ['unique'] })
    assert.equal((await rowOf('members', late.id)).email, email)
    assert.equal((await rowOf('members', member.id)).email, member.email)
    const own = `sajat-${member.id}@pelda.hu`
    const change = { ...names, email: own, current_password: TEST_PASSWORD }
    await sendAs(client, member, {
      method: 'put',
      path: '/user/profile-information',
      body: change,
    })
    const { email: now, pending_email: waits } = await rowOf('members', member.id)
    assert.deepEqual([now, waits], [own, null])
  })

  test('the address of a prepared account is replaced at once, and the link activates it', async ({
    client,
    assert,
  }) => {
    const [admin, member] = [await givenStaff(), await preparedAccount({ locale: 'en' })]
    const email = `elo-${member.id}@pelda.hu`
    const names = { last_name: 'Kiss', first_name: 'Éva' }
    await correct(client, admin, member.id)('account', { ...names, email, asked: 'email' })
    const { email: now, pending_email: waits } = await rowOf('members', member.id)
    assert.deepEqual([now, waits], [email, null])
    assert.include((await mailsTo(email)).at(-1)!.text, '/regisztracio/validacio/')
  })

  test("[O-13] company and delivery address are put right as in the member's own forms", async ({
    client,
    assert,
  }) => {
    const { member } = await givenCaredMember()
    const support = await givenStaff({ role: 'support' })
    const send = correct(client, support, member.id)
    const company = { ...CARED_COMPANY, name: 'Szűcs Bt.', floor: null }
    const shipping = { ...CARED_SHIPPING, zip: '6721', city: 'Szeged', doorbell: null }
    ;(await send('company', { ...company, asked: 'in_person' })).assertStatus(200)
    ;(await send('shipping', { ...shipping, asked: 'letter' })).assertStatus(200)
    const now = await shown(client, support, member.id)
    assert.deepEqual(now.company, company)
    assert.deepEqual(now.shipping, shipping)
    const by = support.id
    assert.deepEqual(await deedsOn(member.id), [
      { action: 'member.company_corrected', detail: 'in_person: name floor', by },
      { action: 'member.shipping_corrected', detail: 'letter: zip doorbell', by },
    ])
    const complete = (await bookingsOf(member.id)).filter(({ source }) => source === 'profile_data')
    assert.lengthOf(complete, 1)
    assert.deepEqual(now.extra_points, complete)
    assert.deepEqual(await brokenTruths(), [])
  })

  test("what a member's own forms refuse is refused at its field, and nothing is written", async ({
    client,
    assert,
  }) => {
    const { member } = await givenCaredMember()
    const send = correct(client, await givenStaff(), member.id)
    const before = await rowOf('members', member.id)
    for (const [part, body, field, rule] of [
      ['account', { email: 'x@', last_name: 'A', first_name: 'B' }, 'email', 'invalid'],
      [
        'account',
        { email: member.email, last_name: ' ', first_name: 'B' },
        'last_name',
        'required',
      ],
      ['company', { ...CARED_COMPANY, tax_number: '12345678-2-41' }, 'tax_number', 'invalid'],
      ['company', { ...CARED_COMPANY, name: null }, 'name', 'required'],
      ['shipping', { ...CARED_SHIPPING, zip: '0999' }, 'zip', 'invalid'],
      ['shipping', { ...CARED_SHIPPING, floor: 'II' }, 'floor', 'invalid'],
    ] as const) {
      const refused = await send(part, { ...body, asked: 'phone' })
      refused.assertStatus(422)
      assert.deepInclude(refused.body().errors[0], { field, rule }, `${part} ${field}`)
    }
    const unasked = await send('shipping', { ...CARED_SHIPPING, asked: 'Kiss Béla kérte' })
    assert.equal(unasked.body().errors[0].field, 'asked')
    assert.deepEqual(await rowOf('members', member.id), before)
    assert.deepEqual(await deedsOn(member.id), [])
    const nobody = correct(client, await givenStaff(), 2 ** 29)
    const account = { email: 'senki@pelda.hu', last_name: 'A', first_name: 'B', asked: 'phone' }
    ;(await nobody('account', account)).assertStatus(404)
    ;(await nobody('company', { ...CARED_COMPANY, asked: 'phone' })).assertStatus(404)
    ;(await nobody('shipping', { ...CARED_SHIPPING, asked: 'phone' })).assertStatus(404)
  })

  test('[O-13] who corrects what was changed since the form was opened is told, and undoes nothing', async ({
    client,
    assert,
  }) => {
    const { member } = await givenCaredMember()
    const [first, second] = [await givenStaff({ role: 'support' }), await givenStaff()]
    const now = () => shown(client, first, member.id)
    const textsOf = (values: object) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value ?? ''}`]))
    const { last_name, first_name, email, company, shipping } = await now()
    for (const [part, opened, field, mine, another] of [
      ['account', { last_name, first_name, email }, 'first_name', 'Zsófia', 'Borbála'],
      ['company', company, 'name', 'Szűcs Bt.', 'Szűcs Zrt.'],
      ['shipping', shipping, 'note', 'A portán', 'A szomszédnál'],
    ] as const) {
      const asked = { asked: 'phone', shown: textsOf(opened) }
      const [one, other] = [first, second].map((staff) => correct(client, staff, member.id))
      ;(await one(part, { ...opened, [field]: mine, ...asked })).assertStatus(200)
      const late = await other(part, { ...opened, [field]: another, ...asked })
      late.assertStatus(409)
      assert.equal(late.body().errors[0].message, 'changed_meanwhile')
      const saved = await now()
      assert.equal(part === 'account' ? saved.first_name : saved[part][field], mine)
      // An answer that was lost is asked for again, and there is nothing to undo.
      ;(await one(part, { ...opened, [field]: mine, ...asked })).assertStatus(200)
      const again = { asked: 'phone', shown: textsOf({ ...opened, [field]: mine }) }
      ;(await other(part, { ...opened, [field]: another, ...again })).assertStatus(200)
      const wrong = await one(part, { ...opened, [field]: mine, asked: 'phone', shown: 'x' })
      wrong.assertStatus(422)
    }
    assert.lengthOf(await deedsOn(member.id), 6)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('[O-13] a correction does not undo what the member wrote meanwhile', async ({
    client,
    assert,
  }) => {
    const [support, member] = [await givenStaff({ role: 'support' }), await givenMember()]
    const { last_name, first_name, email } = await shown(client, support, member.id)
    const opened = { last_name, first_name, email }
    const own = `sajat-${member.id}@pelda.hu`
    const change = { ...opened, email: own, current_password: TEST_PASSWORD }
    await sendAs(client, member, { method: 'put', path: '/user/profile-information', body: change })
    const send = correct(client, support, member.id)
    const body = { ...opened, first_name: 'Zsófia', asked: 'phone', shown: opened }
    ;(await send('account', body)).assertStatus(409)
    assert.equal((await rowOf('members', member.id)).email, own)
    // Where nobody ever wrote a place down the form shows empty fields.
    const none = Object.fromEntries(Object.keys(CARED_SHIPPING).map((name) => [name, null]))
    const place = { ...CARED_SHIPPING, asked: 'phone', shown: none }
    ;(await send('shipping', place)).assertStatus(200)
    ;(await send('shipping', { ...place, floor: null })).assertStatus(409)
  })

  test('a shop writes to so many new addresses of one member, and then waits', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const send = correct(client, await givenStaff(), member.id)
    const names = { last_name: member.lastName, first_name: member.firstName, asked: 'phone' }
    const statuses: number[] = []
    for (let turn = 0; turn <= 20; turn++) {
      const email = `sok-${turn}-${member.id}@pelda.hu`
      statuses.push((await send('account', { ...names, email })).status())
    }
    assert.deepEqual(statuses, [...Array<number>(20).fill(200), 429])
  })

  test('a member who is deleted leaves no waiting address behind', async ({ client, assert }) => {
    const [admin, member] = [await givenStaff(), await givenMember()]
    const email = `torolt-${member.id}@pelda.hu`
    const names = { last_name: member.lastName, first_name: member.firstName }
    await correct(client, admin, member.id)('account', { ...names, email, asked: 'phone' })
    const path = await linkTo(email)
    await client
      .post(`/api/admin/members/${member.id}/deletion`)
      .accept('json')
      .withCsrfToken()
      .withGuard('staff')
      .loginAs(admin)
      .withSession({ confirmed_password_staff: { id: admin.id, at: clock.now() } })
      .json({ asked: 'phone' })
    assert.isNull((await rowOf('members', member.id)).pending_email)
    ;(await new Visitor(client).post(path)).assertStatus(403)
  })
})
