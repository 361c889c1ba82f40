import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { runOutboxOnce } from '#app/outbox/worker'
import { tidyUp } from '#app/tidying'
import { transaction } from '#app/transaction'
import { confirmReferral } from '#auth'
import { addressMark } from '#auth/invitations/mark_of'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import { reviewHarvests } from '#points'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { freshPhone, givenMember, givenStaff, type TestMember } from '#tests/support/members'
import { lastCodeTo } from '#tests/support/outbox'
import { givenCode } from '#tests/support/points'
import { accountBody, detailsBody, storedMember } from '#tests/support/registrations'
import { Visitor } from '#tests/support/visitor'

const DAY_MS = 24 * 60 * 60 * 1000

/** Where a member registers: each has its own unless the test says otherwise. */
interface Place {
  browser: Visitor
  network: string
  house: { zip: string; city: string; address: string; house_number: string }
}

let places = 0
function elsewhere(client: ApiClient, given: Partial<Place> = {}): Place {
  const place = ++places
  const house = { zip: '1119', city: 'Budapest', address: 'Fehérvári út', house_number: `${place}` }
  return { browser: new Visitor(client), network: `10.77.${place}.9`, house, ...given }
}

let companies = 1000 + Math.floor(Math.random() * 100_000)
/** A tax number nobody else has, with its check digit. */
function freshTaxNumber() {
  const digits = String(++companies).padStart(7, '1')
  const weights = [9, 7, 3, 1, 9, 7, 3]
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return `${digits}${(10 - (sum % 10)) % 10}-2-41`
}

/** Registers on an invitation, and is logged in. */
async function registers(place: Place, inviter: TestMember) {
  const { browser, house } = place
  const from = { 'x-forwarded-for': place.network }
  await forgetLimits()
  const account = accountBody({ phone: freshPhone() })
  await browser.get(`/regisztracio?ref=${inviter.referralCode}`, from)
  ;(await browser.post('/regisztracio', account, from)).assertStatus(302)
  const code = await lastCodeTo(String(account.phone))
  ;(await browser.post('/regisztracio/step/2', { code }, from)).assertStatus(302)
  const details = await detailsBody()
  const company = { ...(details.company as object), ...house, tax_number: freshTaxNumber() }
  const done = await browser.post('/regisztracio/step/3/submit', { ...details, company }, from)
  done.assertHeader('location', '/profil/extra-pontok')
  const { id } = await storedMember(String(account.email))
  return { id: id as number, email: String(account.email), from }
}

/** The same, scans once over HTTP, and logs out. */
async function joins(place: Place, inviter: TestMember) {
  const { browser } = place
  const { id, email, from } = await registers(place, inviter)
  const scan = { qrCode: await givenCode(), idempotency_key: randomUUID() }
  const json = { ...from, accept: 'application/json' }
  ;(await browser.post('/qr-code', scan, json)).assertStatus(200)
  await browser.post('/logout', {}, from)
  await transaction((trx) => confirmReferral(trx, id))
  return { id, email }
}

async function logsIn(member: TestMember, { browser, network }: Place) {
  const body = { email: member.email, password: member.password, remember: '' }
  const entered = await browser.post('/belepes', body, { 'x-forwarded-for': network })
  entered.assertStatus(302)
}

async function shownReasons(client: ApiClient, { id }: { id: number }) {
  await reviewHarvests()
  const request = client.get(`/api/admin/harvest_cases/${id}`).accept('json')
  const shown = await request.withGuard('staff').loginAs(await givenStaff())
  return shown.status() === 404 ? null : shown.body().data.reasons
}

async function marksOf({ id }: { id: number }) {
  const sql = 'SELECT kind, mark FROM member_marks WHERE member_id = ? ORDER BY kind, mark'
  return shopReader().rows<{ kind: string; mark: string }>(sql, [id])
}

async function paidInvitations({ id }: { id: number }) {
  const sql = "SELECT 1 AS found FROM referrals WHERE inviter_id = ? AND state = 'credited'"
  return (await shopReader().rows(sql, [id])).length
}

test.group('Invited members who share something', (group) => {
  group.each.setup(() => forgetLimits())

  test('[O-16] fourteen invited from one device are put before staff, who settles it like a harvest', async ({
    client,
    assert,
  }) => {
    const inviter = await givenMember()
    const { browser } = elsewhere(client)
    const invited: number[] = []
    for (let count = 0; count < 14; count++) {
      invited.push((await joins(elsewhere(client, { browser }), inviter)).id)
    }
    assert.equal(await paidInvitations(inviter), 14)
    assert.deepEqual(await shownReasons(client, inviter), [
      {
        id: 0,
        kind: 'invitations',
        points: 200,
        shared: 'device',
        members: 14,
        member_ids: invited,
      },
    ])

    const settle = async (role: 'admin' | 'marketing') => {
      const request = client.post(`/api/admin/harvest_cases/${inviter.id}/settlement`)
      const sent = request.accept('json').withCsrfToken().json({ verdict: 'confirmed' })
      return sent.withGuard('staff').loginAs(await givenStaff({ role }))
    }
    ;(await settle('marketing')).assertStatus(403)
    assert.equal((await settle('admin')).body().data.state, 'confirmed')

    const sql = 'SELECT reasons FROM harvest_cases WHERE member_id = ?'
    const [{ reasons }] = await shopReader().rows<{ reasons: string }>(sql, [inviter.id])
    for (const { mark } of await marksOf({ id: invited[0] })) assert.notInclude(reasons, mark)
  }).timeout(120_000)

  test('[O-16] invited members of other networks, devices and addresses are not shown', async ({
    client,
    assert,
  }) => {
    const inviter = await givenMember()
    await logsIn(inviter, elsewhere(client))
    for (let count = 0; count < 3; count++) await joins(elsewhere(client), inviter)
    assert.equal(await paidInvitations(inviter), 3)
    assert.isNull(await shownReasons(client, inviter))
  }).timeout(60_000)

  test('[O-16] those who share something and brought the inviter nothing are not shown', async ({
    client,
    assert,
  }) => {
    const inviter = await givenMember()
    const { browser } = elsewhere(client)
    for (let count = 0; count < 2; count++) {
      const place = elsewhere(client, { browser })
      const { from } = await registers(place, inviter)
      await browser.post('/logout', {}, from)
    }
    await joins(elsewhere(client), inviter)
    assert.equal(await paidInvitations(inviter), 1)
    assert.isNull(await shownReasons(client, inviter))
    const third = await joins(elsewhere(client, { browser }), inviter)
    assert.containsSubset(await shownReasons(client, inviter), [{ shared: 'device', members: 3 }])
    assert.equal(await paidInvitations(inviter), 2, `the third, ${third.id}, paid`)
  }).timeout(60_000)

  test('[O-16] a network or an address shared with the inviter is shown, however it is spelled', async ({
    client,
    assert,
  }) => {
    const [byNetwork, byHouse] = [await givenMember(), await givenMember()]
    const inviter = elsewhere(client, { network: '2001:db8:77:1::1' })
    await logsIn(byNetwork, inviter)
    const near = await joins(elsewhere(client, { network: '2001:db8:77:1::2' }), byNetwork)
    await joins(elsewhere(client, { network: '2001:db8:77:2::2' }), byNetwork)
    assert.containsSubset(await shownReasons(client, byNetwork), [
      { shared: 'network', points: 100, members: 2, member_ids: [byNetwork.id, near.id] },
    ])

    const house = { zip: '9023', city: 'Győr', address: 'Szőlő utca', house_number: '4/B' }
    const respelled = { ...house, city: 'GYŐR', address: 'Szolo u.', house_number: '4. b' }
    const first = await joins(elsewhere(client, { house }), byHouse)
    const second = await joins(elsewhere(client, { house: respelled }), byHouse)
    assert.containsSubset(await shownReasons(client, byHouse), [
      { shared: 'address', points: 100, members: 2, member_ids: [first.id, second.id] },
    ])
  }).timeout(60_000)

  test('[O-16] marks are gone after 90 days, and with the member', async ({ client, assert }) => {
    const [inviter, place] = [await givenMember(), elsewhere(client)]
    const first = await joins(place, inviter)
    const second = await joins(elsewhere(client, { browser: place.browser }), inviter)
    assert.deepEqual(
      (await marksOf(first)).map(({ kind }) => kind),
      ['address', 'device', 'network']
    )
    await deleteMember(first.id)
    assert.isEmpty(await marksOf(first))
    assert.lengthOf(await marksOf(second), 3)
    assert.isNull(await shownReasons(client, inviter), 'one alone shares nothing')

    const clock = frozenClock()
    try {
      clock.pass(89 * DAY_MS)
      await tidyUp()
      assert.lengthOf(await marksOf(second), 3)
      clock.pass(2 * DAY_MS)
      await tidyUp()
      assert.isEmpty(await marksOf(second))
    } finally {
      clock.restore()
      await runOutboxOnce()
    }
  }).timeout(60_000)

  test('[O-16] the 90 days begin anew with each login, and with it alone', async ({
    client,
    assert,
  }) => {
    const clock = frozenClock()
    try {
      const [member, quiet] = [await givenMember(), await givenMember()]
      const [home, other] = [elsewhere(client), elsewhere(client)]
      for (const [one, place] of [
        [member, home],
        [quiet, other],
      ] as const) {
        await logsIn(one, place)
        await place.browser.post('/logout')
      }
      clock.pass(60 * DAY_MS)
      await forgetLimits()
      await logsIn(member, home)
      clock.pass(60 * DAY_MS)
      await tidyUp()
      assert.lengthOf(await marksOf(member), 2)
      assert.isEmpty(await marksOf(quiet))
      clock.pass(31 * DAY_MS)
      await tidyUp()
      assert.isEmpty(await marksOf(member))
    } finally {
      clock.restore()
      await runOutboxOnce()
    }
  })

  test('[O-16] a stored mark cannot be compared without the key', async ({ client, assert }) => {
    const place = elsewhere(client)
    const { id } = await joins(place, await givenMember())
    const house = addressMark(place.house)!.value
    const marks = new Set((await marksOf({ id })).map(({ mark }) => mark))
    for (const value of [place.network, house]) {
      for (const text of [value, `network:${value}`, `address:${value}`]) {
        assert.isFalse(marks.has(createHash('sha256').update(text).digest('hex')))
        assert.isFalse(marks.has(createHmac('sha256', 'guess').update(text).digest('hex')))
        assert.isFalse(marks.has(createHmac('sha256', '').update(text).digest('hex')))
      }
    }
    assert.isTrue([...marks].every((mark) => /^[0-9a-f]{64}$/.test(mark)))
  })
})
