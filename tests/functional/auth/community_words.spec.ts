import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { useClock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { transaction } from '#app/transaction'
import type { StaffMember } from '#auth/members/member'
import { bookByHand } from '#points/hand_bookings/actions/book_by_hand'
import { FLOW, pointsOfSource, visitingMember } from '#tests/support/extra_points'
import { forgetLimits } from '#tests/support/limits'
import { bookingsOf } from '#tests/support/member_visits'
import { givenMember, givenStaff } from '#tests/support/members'
import { brokenTruths } from '#tests/support/truths'
import type { Visitor } from '#tests/support/visitor'

const PATH = `${FLOW}/community`
const ADMIN_PATH = '/api/admin/community_words'
const JSON_ANSWER = { accept: 'application/json' }
const BOOKED = [{ source: 'facebook_group', points: 50 }]

function api(client: ApiClient, staff: StaffMember) {
  const send = (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
    client[method](ADMIN_PATH + path)
      .accept('json')
      .withCsrfToken()
      .withGuard('staff')
      .loginAs(staff)
      .json(body)
  const read = (path = '', query: object = {}) =>
    client
      .get(ADMIN_PATH + path)
      .qs(query)
      .accept('json')
      .withGuard('staff')
      .loginAs(staff)
  return { send, read }
}

/** A word that holds in these days; staff set it through the back-office. */
async function givenWord(client: ApiClient, given: object = {}): Promise<{ id: number }> {
  const { send } = api(client, await givenStaff({ role: 'marketing' }))
  const word = { word: 'Glettvas', starts_on: '2026-01-01', ends_on: '2099-12-31', ...given }
  const created = await send('post', '', word)
  created.assertStatus(201)
  return created.body().data
}

const type = (visitor: Visitor, word: string) => visitor.post(PATH, { word }, JSON_ANSWER)

test.group('Word of the community', (group) => {
  group.each.setup(() => forgetLimits())
  group.each.teardown(async () => {
    await db.from('community_words').delete()
  })

  test('[X-10] the word brings the points of the community once, however it is typed', async ({
    client,
    assert,
  }) => {
    const { id } = await givenWord(client)
    const { visitor, member } = await visitingMember(client)
    assert.equal((await visitor.get('/')).inertiaProps.morePoints.communityPoints, 50)
    assert.equal((await visitor.get(FLOW)).inertiaProps.communityPoints, 50)
    const page = await visitor.get(PATH)
    page.assertInertiaComponent('extra_points/community')
    assert.deepInclude(page.inertiaProps, { bonus: 50, isGiven: false })
    const answer = await type(visitor, ' GLETTVÁS ')
    answer.assertStatus(200)
    assert.equal(answer.body().points, 50)
    assert.deepEqual(await bookingsOf(member.id), BOOKED)
    const again = await type(visitor, 'glettvas')
    assert.deepInclude(again.body().errors[0], { field: 'word', rule: 'already_booked' })
    assert.deepEqual(await bookingsOf(member.id), BOOKED)
    assert.isTrue((await visitor.get(PATH)).inertiaProps.isGiven)
    assert.equal((await visitor.get('/')).inertiaProps.morePoints.communityPoints, 0)
    const [{ used_count: used }] = await db.from('community_words').where('id', id)
    assert.equal(used, 1)
  })

  test('a new word brings nothing to who has used the last one, and staff book it no second time', async ({
    client,
    assert,
  }) => {
    await givenWord(client, { word: 'ecset' })
    await givenWord(client, { word: 'henger' })
    const { visitor, member } = await visitingMember(client)
    await type(visitor, 'ecset')
    assert.equal((await type(visitor, 'henger')).body().errors[0].rule, 'already_booked')
    const { id: staffId } = await givenStaff()
    const by = { source: 'admin' as const, staffId }
    const byHand = { memberId: member.id, source: 'facebook_group' as const, reason: 'x', by }
    await assert.rejects(() => transaction((trx) => bookByHand(trx, byHand)))
    assert.deepEqual(await bookingsOf(member.id), BOOKED)
  })

  test('[X-10] sent several times at once it books once, and the balance agrees', async ({
    client,
    assert,
  }) => {
    await givenWord(client)
    const { visitor, member } = await visitingMember(client)
    await Promise.all(Array.from({ length: 4 }, () => type(visitor, 'glettvas')))
    assert.deepEqual(await bookingsOf(member.id), BOOKED)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('it holds from its first day to its last one in Budapest', async ({
    client,
    assert,
    cleanup,
  }) => {
    await givenWord(client, { starts_on: '2026-11-20', ends_on: '2026-11-20' })
    const { visitor, member } = await visitingMember(client)
    const at = (moment: string) => useClock({ now: () => Date.parse(moment) })
    cleanup(at('2026-11-19T22:59:00Z'))
    assert.equal((await type(visitor, 'glettvas')).body().errors[0].rule, 'wrong_word')
    at('2026-11-20T23:00:30Z')
    assert.equal((await type(visitor, 'glettvas')).body().errors[0].rule, 'wrong_word')
    assert.deepEqual(await bookingsOf(member.id), [])
    at('2026-11-20T22:59:30Z')
    ;(await type(visitor, 'glettvas')).assertStatus(200)
    assert.deepEqual(await bookingsOf(member.id), BOOKED)
  })

  test('nobody guesses it: after five tries there is a pause', async ({ client, assert }) => {
    await givenWord(client)
    const { visitor, member } = await visitingMember(client)
    for (let turn = 0; turn < 5; turn++) {
      const wrong = await type(visitor, `nem ez ${turn}`)
      assert.deepInclude(wrong.body().errors[0], { field: 'word', rule: 'wrong_word' })
    }
    const paused = await type(visitor, 'glettvas')
    paused.assertStatus(429)
    assert.isAbove(paused.body().errors[0].meta.wait_for, 0)
    assert.deepEqual(await bookingsOf(member.id), [])
  })

  test('nothing is offered without a word, or where it brings nothing', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { visitor } = await visitingMember(client)
    const offered = async () => (await visitor.get(FLOW)).inertiaProps.communityPoints
    assert.equal(await offered(), 0)
    await givenWord(client)
    assert.equal(await offered(), 50)
    cleanup(await pointsOfSource('facebook_group', 0))
    assert.equal(await offered(), 0)
    assert.equal((await type(visitor, '')).body().errors[0].rule, 'required')
    const response = await client.get(PATH).redirects(0)
    assert.equal(response.header('location'), '/belepes')
  })

  test('staff set word and days; every change is written down', async ({ client, assert }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const { send, read } = api(client, staff)
    const word = { word: 'ecset', starts_on: '2026-02-01', ends_on: '2026-02-28' }
    const { data } = (await send('post', '', word)).body()
    assert.deepInclude(data, { ...word, used_count: 0 })
    const backwards = await send('put', `/${data.id}`, { ...word, ends_on: '2026-01-31' })
    backwards.assertStatus(422)
    assert.deepInclude(backwards.body().errors[0], { field: 'ends_on', rule: 'date_min' })
    for (const given of [{ word: 'ab' }, { starts_on: '2026-02-30' }, { ends_on: null }]) {
      ;(await send('post', '', { ...word, ...given })).assertStatus(422)
    }
    ;(await send('put', `/${data.id}`, { ...word, word: 'henger' })).assertStatus(200)
    const filter = JSON.stringify({ q: 'HENGER' })
    assert.deepEqual((await read('', { filter })).body().total, 1)
    ;(await send('delete', `/${data.id}`)).assertStatus(200)
    for (const method of ['put', 'delete'] as const) {
      ;(await send(method, `/${data.id}`, word)).assertStatus(404)
    }
    const sql = `SELECT action FROM audit_logs
      WHERE subject_type = 'community_word' AND subject_id = ? AND actor_id = ? ORDER BY id`
    const audit = await shopReader().rows<{ action: string }>(sql, [data.id, staff.id])
    assert.deepEqual(
      audit.map(({ action }) => action.replace('community_word.', '')),
      ['created', 'changed', 'deleted']
    )
    ;(await client.get(ADMIN_PATH).accept('json')).assertStatus(401)
    const asMember = client.post(ADMIN_PATH).accept('json').withCsrfToken().json(word)
    ;(await asMember.withGuard('member').loginAs(await givenMember())).assertStatus(401)
  })
})
