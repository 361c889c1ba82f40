import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { destroyMemberKey } from '#app/personal/member_key'
import { transaction } from '#app/transaction'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { bookingsOf, rowOf, sendAs } from '#tests/support/member_visits'
import { givenMember, givenStaff, type TestMember } from '#tests/support/members'
import { storedMember, visitorAtDetails, detailsBody } from '#tests/support/registrations'

type Flags = Record<string, unknown>

function consent(client: ApiClient, member: TestMember, body: Flags) {
  return sendAs(client, member, { path: '/profil/consent', body })
}

async function changesOf(memberId: number) {
  const sql = `SELECT c.purpose, c.given, c.place, t.text, t.locale FROM consent_changes c
    JOIN consent_texts t ON t.id = c.text_id WHERE member_id = ? ORDER BY c.id`
  return shopReader().rows<Record<string, unknown>>(sql, [memberId])
}

function opened(client: ApiClient, member: TestMember, path: string) {
  return client.get(path).withGuard('member').loginAs(member)
}

test.group('Consents of a member', (group) => {
  group.each.setup(() => forgetLimits())

  test('[P-13] [P-14] [H-37] flags are stored; the terms cannot be withdrawn', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const flags = { marketing_phone: true, marketing_email: false, research_email: true }
    const response = await consent(client, member, { ...flags, tos: false, major: false })
    response.assertStatus(302)
    response.assertHeader('location', '/profil')
    assert.deepInclude(await rowOf('member_consents', member.id), {
      marketing_phone: 1,
      marketing_email: 0,
      research_phone: 0,
      research_email: 1,
    })
    const registered = await visitorAtDetails(client)
    await registered.visitor.post('/regisztracio/step/3/submit', await detailsBody())
    await registered.visitor.post('/profil/consent', { tos: false, marketing_phone: false })
    const { id } = await storedMember(registered.email)
    assert.deepInclude(await rowOf('member_consents', id), { tos: 1, marketing_phone: 0 })
  })

  test('a flag must be a flag', async ({ client, assert }) => {
    const member = await givenMember()
    for (const odd of ['perhaps', { a: 1 }, [true], 2]) {
      const response = await consent(client, member, { marketing_phone: odd })
      const errors = response.flashMessage('inputErrorsBag')
      assert.deepEqual(errors, { marketing_phone: ['invalid'] }, JSON.stringify(odd))
    }
    assert.isUndefined(await rowOf('member_consents', member.id))
  })

  test('[P-15] on, off, on books once', async ({ client, assert }) => {
    const member = await givenMember()
    for (const marketing_email of [true, false, true, true]) {
      await consent(client, member, { marketing_email })
    }
    assert.deepEqual(await bookingsOf(member.id), [
      { source: 'consent_marketing_email', points: 20 },
    ])
    const changes = await changesOf(member.id)
    assert.deepEqual(
      changes.map(({ given }) => given),
      [1, 0, 1]
    )
  })

  test('[P-15] parallel grants book once and leave one proof', async ({ client, assert }) => {
    const member = await givenMember()
    await Promise.all(
      Array.from({ length: 6 }, () => consent(client, member, { research_phone: true }))
    )
    assert.lengthOf(await bookingsOf(member.id), 1)
    assert.lengthOf(await changesOf(member.id), 1)
  })

  test('a proof holds the wording of its language as it was shown', async ({ client, assert }) => {
    const member = await givenMember({ locale: 'hu' })
    await consent(client, member, { marketing_phone: true })
    assert.deepEqual(await changesOf(member.id), [
      {
        purpose: 'marketing_phone',
        given: 1,
        place: 'profile',
        text: 'Telefonon vagy SMS-ben kereshetnek ajánlatokkal',
        locale: 'hu',
      },
    ])
    const { email } = (await visitorAtDetails(client)).account
    const terms = (await changesOf((await storedMember(String(email))).id))[0]
    assert.match(String(terms.text), /general conditions.*\(\/altalanos-reszveteli-feltetelek\)/i)
  })

  test('neither a proof nor a wording can be changed or removed', async ({ client, assert }) => {
    const member = await givenMember()
    await consent(client, member, { marketing_phone: true })
    const attacks = [
      'UPDATE consent_changes SET given = 0 WHERE member_id = ?',
      'DELETE FROM consent_changes WHERE member_id = ?',
      "UPDATE consent_texts SET text = 'x' WHERE id > ?",
      'DELETE FROM consent_texts WHERE id > ?',
    ]
    for (const sql of attacks) {
      await assert.rejects(
        () => transaction((trx) => rows(trx, sql, [sql.includes('id >') ? 0 : member.id])),
        /append only/
      )
    }
  })

  test('[D-11] the page tells the latest changes, newest first, without network addresses', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    for (let turn = 0; turn < 25; turn++) {
      await consent(client, member, { marketing_phone: turn % 2 === 0 })
    }
    const page = await opened(client, member, '/profil').withInertia()
    const { consentChanges } = page.inertiaProps
    assert.lengthOf(consentChanges, 20)
    assert.isTrue(consentChanges[0].given)
    assert.isAbove(consentChanges[0].id, consentChanges[1].id)
    assert.notProperty(consentChanges[0], 'address')
    assert.notInclude(JSON.stringify(consentChanges), 'v1.')
  })

  test('the member downloads every change, as CSV and as JSON', async ({ client, assert }) => {
    const member = await givenMember()
    await consent(client, member, { marketing_phone: true })
    await consent(client, member, { marketing_phone: false })
    const json = await opened(client, member, '/profil/consent/file?format=json')
    json.assertHeader('content-disposition', 'attachment; filename="consents.json"')
    const lines = JSON.parse(json.text())
    assert.deepEqual(
      lines.map(({ change }: { change: string }) => change),
      ['withdrawn', 'given']
    )
    assert.deepInclude(lines[1], {
      purpose: 'marketing_phone',
      text: 'You may call or text me with offers',
      language: 'en',
      place: 'profile',
      network_address: '127.0.0.1',
    })
    const csv = await opened(client, member, '/profil/consent/file?format=csv')
    const text = csv.text()
    assert.match(text, /^\ufeffchanged_at;purpose;change;/)
    assert.lengthOf(text.trim().split('\n'), 3)
    const other = await givenMember()
    const theirs = await opened(client, other, '/profil/consent/file?format=json')
    assert.deepEqual(JSON.parse(theirs.text()), [])
  })
})

test.group('Consents in the back-office', (group) => {
  group.each.setup(() => forgetLimits())

  async function givenHistory(client: ApiClient) {
    const clock = frozenClock('2026-03-10T08:00:00Z')
    const member = await givenMember()
    try {
      await consent(client, member, { marketing_phone: true, research_email: true })
      // Half an hour before midnight in Budapest, still the same day there.
      clock.pass(14.5 * 60 * 60 * 1000)
      await consent(client, member, { marketing_phone: false })
      clock.pass(60 * 60 * 1000)
      await consent(client, member, { marketing_phone: true })
    } finally {
      clock.restore()
    }
    return member
  }

  const staffGet = async (client: ApiClient, path: string) =>
    client
      .get(`/api/admin${path}`)
      .withGuard('staff')
      .loginAs(await givenStaff())
      .accept('json')

  test('staff see what held on a day, with the wording of that day', async ({ client, assert }) => {
    const member = await givenHistory(client)
    const heldOn = async (day: string) => {
      const response = await staffGet(client, `/members/${member.id}/consents?day=${day}`)
      response.assertStatus(200)
      const held = (response.body().data as { purpose: string; given: boolean }[]).map(
        ({ purpose, given }) => [purpose, given]
      )
      return Object.fromEntries(held)
    }
    assert.deepEqual(await heldOn('2026-03-09'), {})
    assert.deepEqual(await heldOn('2026-03-10'), { marketing_phone: false, research_email: true })
    assert.deepEqual(await heldOn('2026-03-11'), { marketing_phone: true, research_email: true })
    const response = await staffGet(client, `/members/${member.id}/consents?day=2026-03-11`)
    assert.deepInclude(response.body().data[0], {
      purpose: 'marketing_phone',
      text: 'You may call or text me with offers',
      text_version: '2026-11',
    })
    const wrong = await staffGet(client, `/members/${member.id}/consents?day=2026-02-30`)
    wrong.assertStatus(422)
  })

  test('the timeline of a member is a list with wordings', async ({ client, assert }) => {
    const member = await givenHistory(client)
    const filter = encodeURIComponent(JSON.stringify({ member_id: member.id }))
    const response = await staffGet(client, `/consent_changes?filter=${filter}`)
    const { data, total } = response.body()
    assert.equal(total, 4)
    assert.deepEqual(
      data.map(({ given }: { given: boolean }) => given),
      [true, false, true, true]
    )
    assert.equal(data[0].text, 'You may call or text me with offers')
    assert.notProperty(data[0], 'sealed_address')
  })

  test('[A-21] the file for staff needs the password', async ({ client, assert }) => {
    const member = await givenHistory(client)
    const path = `/members/${member.id}/consents/file?format=json`
    const refused = await staffGet(client, path)
    refused.assertStatus(423)
    const staff = await givenStaff()
    const confirmed = { id: staff.id, at: Date.now() }
    const request = client.get(`/api/admin${path}&day=2026-03-10`).accept('json')
    request.withGuard('staff').loginAs(staff)
    const response = await request.withSession({ confirmed_password_staff: confirmed })
    response.assertStatus(200)
    const lines = JSON.parse(response.text())
    assert.lengthOf(lines, 2)
    assert.equal(lines[0].network_address, '127.0.0.1')
  })

  test('once the key of a member is destroyed the address is gone, the proof stays', async ({
    client,
    assert,
  }) => {
    const member = await givenHistory(client)
    await transaction((trx) => destroyMemberKey(trx, member.id))
    const staff = await givenStaff()
    const request = client.get(`/api/admin/members/${member.id}/consents/file?format=json`)
    request.withGuard('staff').loginAs(staff).accept('json')
    const confirmed = { id: staff.id, at: Date.now() }
    const response = await request.withSession({ confirmed_password_staff: confirmed })
    const lines = JSON.parse(response.text())
    assert.lengthOf(lines, 4)
    assert.isNull(lines[0].network_address)
  })
})
