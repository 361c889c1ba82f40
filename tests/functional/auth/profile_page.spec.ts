import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { credit, type PointSource } from '#points'
import { countedQueries } from '#tests/support/counted_queries'
import { forgetLimits } from '#tests/support/limits'
import { sendAs } from '#tests/support/member_visits'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenCreditedScan } from '#tests/support/scans'

/**
 * Statements one view of the whole profile page costs, sessions apart. A change of the page may
 * change it; the data never may.
 */
const QUERIES_OF_PAGE = 20
/** Statements one page of the history costs. */
const QUERIES_OF_HISTORY = 3

function view(client: ApiClient, member: TestMember, query = '', headers = {}) {
  const request = client.get(`/profil${query}`).withGuard('member').loginAs(member).withInertia()
  for (const [name, value] of Object.entries(headers)) request.header(name, String(value))
  return request
}

const HISTORY_ONLY = {
  'x-inertia-partial-component': 'profile/show',
  'x-inertia-partial-data': 'history',
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
  }) => {
    const [beginner, oldHand] = [await givenMember(), await givenOldHand(client)]
    // The first view of all fills what servers keep in memory.
    await view(client, beginner)
    const few = await countedQueries(async () => view(client, beginner))
    const many = await countedQueries(async () => view(client, oldHand))
    assert.equal(many.length, few.length, many.join('\n'))
    assert.equal(many.length, QUERIES_OF_PAGE, many.join('\n'))
  })

  test('a page of the history reads the history alone', async ({ client, assert }) => {
    const member = await givenMember()
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
})
