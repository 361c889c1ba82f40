import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import { transaction, type Transaction } from '#app/transaction'
import { credit, type PointSource } from '#points'
import { frozenClock } from '#tests/support/clock'
import { countedQueries } from '#tests/support/counted_queries'
import { forgetLimits } from '#tests/support/limits'
import { sendAs } from '#tests/support/member_visits'
import { givenMember, givenStaff, type TestMember } from '#tests/support/members'
import { givenCreditedScan } from '#tests/support/scans'
import { staffApi } from '#tests/support/staff_api'

/**
 * Statements one view of the whole profile page costs, sessions apart. A change of the page may
 * change it; the data never may.
 */
const QUERIES_OF_PAGE = 11
/** Statements one page of the history costs. */
const QUERIES_OF_HISTORY = 2

function view(client: ApiClient, member: TestMember, query = '', headers = {}) {
  const request = client.get(`/profil${query}`).withGuard('member').loginAs(member).withInertia()
  for (const [name, value] of Object.entries(headers)) request.header(name, String(value))
  return request
}

const HISTORY_ONLY = {
  'x-inertia-partial-component': 'profile/show',
  'x-inertia-partial-data': 'history',
}

const COMPANY = {
  tax_number: '12345678-1-42',
  name: 'Vakoló Kft.',
  zip: '1117',
  city: 'Budapest',
  address: 'Fő út',
  house_number: '1/a',
  floor: 0,
  door_number: null,
}
const SHIPPING = {
  first_name: 'Zsófia',
  last_name: 'Kővári',
  zip: '9021',
  city: 'Győr',
  address: 'Kis utca',
  house_number: '2',
  door_number: '12',
  doorbell: 'Kővári',
  floor: 3,
  note: null,
}
const NO_CONSENT = {
  tos: false,
  marketing_phone: false,
  marketing_email: false,
  research_phone: false,
  research_email: false,
}

function insert(trx: Transaction, table: string, row: Record<string, string | number | null>) {
  const places = Object.keys(row).map(() => '?')
  const sql = `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')})`
  return rows(trx, sql, Object.values(row))
}

async function book(member: TestMember, source: PointSource, points: number) {
  const reference = `test:${randomUUID()}`
  const movement = { memberId: member.id, points, source, sourceName: '', reference }
  await transaction((trx) => credit(trx, movement))
}

/** A member with much of everything the page shows. */
async function givenOldHand(client: ApiClient) {
  const member = await givenMember()
  for (let points = 1; points <= 60; points++) await book(member, 'promotion', points)
  for (let turn = 0; turn < 30; turn++) {
    const marketing_phone = turn % 2 === 0
    await sendAs(client, member, { path: '/profil/consent', body: { marketing_phone } })
  }
  for (let invited = 0; invited < 30; invited++) await givenMember({ invitedById: member.id })
  await transaction(async (trx) => {
    const trades = `INSERT INTO member_secondary_professions (member_id, profession_id)
      SELECT ?, id FROM professions`
    await rows(trx, trades, [member.id])
    const contact = `UPDATE members SET regional_representative_id =
      (SELECT id FROM regional_representatives WHERE is_default = 1) WHERE id = ?`
    await rows(trx, contact, [member.id])
  })
  return member
}

test.group('Profile page', (group) => {
  group.each.setup(() => forgetLimits())

  test('the page costs a fixed number of queries, however much there is to show', async ({
    client,
    assert,
    cleanup,
  }) => {
    const [beginner, oldHand] = [await givenMember(), await givenOldHand(client)]
    // What servers keep for some seconds is not read anew on a slow machine.
    cleanup(frozenClock().restore)
    // The first view of all fills what servers keep in memory.
    await view(client, oldHand)
    const few = await countedQueries(async () => view(client, beginner))
    const many = await countedQueries(async () => view(client, oldHand))
    assert.equal(many.length, few.length, many.join('\n'))
    assert.equal(many.length, QUERIES_OF_PAGE, many.join('\n'))
  })

  test('a page of the history reads the history alone', async ({ client, assert, cleanup }) => {
    const member = await givenMember()
    cleanup(frozenClock().restore)
    for (let points = 1; points <= 25; points++) await book(member, 'promotion', points)
    await view(client, member)
    const sent = await countedQueries(async () => {
      const { inertiaProps } = await view(client, member, '?page=2', HISTORY_ONLY)
      assert.lengthOf(inertiaProps.history.data, 5)
      assert.notProperty(inertiaProps, 'profile')
    })
    assert.equal(sent.length, QUERIES_OF_HISTORY, sent.join('\n'))
  })

  test('[D-06] the history is filtered by source, and its pages are those of the filter', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    for (let points = 1; points <= 22; points++) await book(member, 'promotion', points)
    await book(member, 'adjustment_manual', 500)
    await givenCreditedScan(member, 120)
    await givenCreditedScan(member, 80)
    const history = async (query: string) => {
      const { inertiaProps } = await view(client, member, query)
      const { data, last_page } = inertiaProps.history
      return { points: data.map((entry: { points: number }) => entry.points), last_page }
    }
    assert.deepEqual(await history('?source=qrcode'), { points: [80, 120], last_page: 1 })
    assert.deepEqual(await history('?source=adjustment'), { points: [500], last_page: 1 })
    assert.deepEqual(await history('?source=others&page=2'), { points: [2, 1], last_page: 2 })
    for (const odd of ['?source=', '?source=all', '?source[]=qrcode', "?source='"]) {
      assert.lengthOf((await history(odd)).points, 20, odd)
    }
  })

  test('what stands on the rows of a member is on the page, block by block', async ({
    client,
    assert,
  }) => {
    const [member, empty] = [await givenMember(), await givenMember()]
    await transaction(async (trx) => {
      await insert(trx, 'member_companies', { ...COMPANY, member_id: member.id, updated_at: 1 })
      await insert(trx, 'member_shippings', { ...SHIPPING, member_id: member.id, updated_at: 1 })
      await insert(trx, 'member_consents', { member_id: member.id, tos: 1, research_email: 1 })
    })
    const { inertiaProps: told } = await view(client, member)
    assert.deepEqual(told.company, COMPANY)
    assert.deepEqual(told.shipping, SHIPPING)
    assert.deepEqual(told.consent, { ...NO_CONSENT, tos: true, research_email: true })
    assert.deepEqual(told.twoFactor, { state: 'off', recovery_codes_left: 0 })
    assert.equal(told.profile.email, member.email)
    const { inertiaProps: nothing } = await view(client, empty)
    assert.isNull(nothing.company)
    assert.isNull(nothing.shipping)
    assert.deepEqual(nothing.consent, NO_CONSENT)
  })

  test('a page with no entry tells the balance and the invitations all the same', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    await book(member, 'promotion', 7)
    await givenMember({ invitedById: member.id })
    const { inertiaProps } = await view(client, member, '?page=3')
    assert.equal(inertiaProps.balance, 7)
    assert.deepEqual(inertiaProps.history, {
      data: [],
      current_page: 3,
      last_page: 1,
      per_page: 20,
    })
    const { latest, ...sums } = inertiaProps.invitations
    assert.deepEqual(sums, { total: 1, confirmed: 0, points: 0 })
    assert.deepEqual(latest, [{ number: 1, state: 'pending', decided_at: null, points: 0 }])
  })

  test('a trade that staff renamed, or that another server added, is called right at once', async ({
    client,
    assert,
    cleanup,
  }) => {
    const trades = staffApi(client, 'professions', await givenStaff())
    const [main, second] = [randomUUID(), randomUUID()]
    const { id } = (await trades.create({ name_hu: main })).body().data
    const member = await givenMember()
    const write = 'UPDATE members SET main_profession_id = ? WHERE id = ?'
    const choose = (chosen: number | null) =>
      transaction((trx) => rows(trx, write, [chosen, member.id]))
    await choose(id)
    cleanup(async () => {
      await choose(null)
      await transaction(async (trx) => {
        const chosen = 'DELETE FROM member_secondary_professions WHERE member_id = ?'
        await rows(trx, chosen, [member.id])
        await rows(trx, 'DELETE FROM professions WHERE name_hu IN (?, ?)', [main, second])
      })
    })
    const shown = async () => (await view(client, member)).inertiaProps.profile
    assert.equal((await shown()).main_profession.name, main)
    await trades.update(id, { name_hu: second })
    assert.equal((await shown()).main_profession.name, second)
    // As another server does it: nothing tells this one.
    await transaction(async (trx) => {
      const insert = `INSERT INTO professions (name_hu, name_en, is_active, created_at, updated_at)
        VALUES (?, '', 1, 1, 1) RETURNING id`
      const [added] = await rows<{ id: number }>(trx, insert, [main])
      const also = 'INSERT INTO member_secondary_professions VALUES (?, ?)'
      await rows(trx, also, [member.id, added.id])
    })
    const [{ name }] = (await shown()).secondary_professions
    assert.equal(name, main)
  })
})
