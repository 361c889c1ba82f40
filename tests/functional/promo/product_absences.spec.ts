import { test } from '@japa/runner'
import { clock as shop } from '#app/clock'
import { acceptRules } from '#promo/games/actions/accept_rules'
import { linesAbout } from '#tests/support/audit_lines'
import { frozenClock } from '#tests/support/clock'
import { drawOf, endGames, givenDraftedGame, givenGame, ticketsOf } from '#tests/support/games'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenParticipatingProduct } from '#tests/support/points'
import { givenCreditedScan } from '#tests/support/scans'
import { staffApi } from '#tests/support/staff_api'

const START = Date.parse('2034-05-15T00:00:00+02:00')
const DAYS = { firstDay: '2034-05-15', lastDay: '2034-06-11' }
const DAY_MS = 24 * 60 * 60 * 1000

test.group('Products of a running game', (group) => {
  let time: ReturnType<typeof frozenClock>
  group.each.setup(() => {
    time = frozenClock(START)
    return async () => {
      time.restore()
      await endGames()
    }
  })

  const goTo = (instant: number) => time.pass(instant - shop.now())

  test('[R-06] a product leaves and joins from a future day: to the millisecond, and what was before counts', async ({
    client,
    assert,
  }) => {
    const game = await givenGame(DAYS)
    const api = staffApi(client, 'promotions', await givenStaff({ role: 'marketing' }))
    const [paint, glue] = [await givenParticipatingProduct(), await givenParticipatingProduct()]
    const leaves = { product_id: paint.id, day: '2034-05-23' }
    ;(await api.act(game.id, 'absences', leaves)).assertStatus(201)
    const { absences } = (await api.show(game.id)).body().data
    assert.containsSubset(absences, [{ title_en: paint.titleEn, from: '2034-05-23', until: null }])
    ;(await api.act(game.id, `absences/${absences[0].id}/end`, { day: '2034-05-25' })).assertStatus(
      200
    )
    const [left, back] = ['2034-05-23', '2034-05-25'].map((day) =>
      Date.parse(`${day}T00:00:00+02:00`)
    )
    const players: number[] = []
    const plays = async (instant: number, product = paint) => {
      goTo(instant)
      const member = await givenMember()
      await acceptRules(member.id)
      await givenCreditedScan(member, 1, product)
      players.push(member.id)
    }
    await plays(left - 1)
    await plays(left)
    await plays(left, glue)
    await plays(back - 1)
    await plays(back)
    const has = async (key: string) => {
      const tickets = await ticketsOf(await drawOf(game, key))
      return players.map((id) => tickets.some(({ memberId }) => memberId === id))
    }
    // The second week begins on the 22nd.
    assert.deepEqual(await has('w2'), [true, false, true, false, true])
    assert.deepEqual(await has('main'), [true, false, true, false, true])
  })

  test('the page of the game says so before and while it is so', async ({ client, assert }) => {
    const game = await givenGame(DAYS)
    const api = staffApi(client, 'promotions', await givenStaff({ role: 'admin' }))
    const paint = await givenParticipatingProduct()
    await api.act(game.id, 'absences', { product_id: paint.id, day: '2034-05-16' })
    const told = async () => {
      const page = await client.get('/szulinap').header('accept-language', 'en').withInertia()
      return page.body().props.game.absences
    }
    const absence = { product: paint.titleEn, from: '2034-05-16', until: null }
    assert.deepEqual(await told(), [absence])
    goTo(START + 2 * DAY_MS)
    assert.deepEqual(await told(), [absence])
  })

  test('never today, never outside of the game, never twice, and not before members see it', async ({
    client,
    assert,
  }) => {
    const game = await givenGame(DAYS)
    const draft = await givenDraftedGame(DAYS)
    const api = staffApi(client, 'promotions', await givenStaff({ role: 'marketing' }))
    const paint = await givenParticipatingProduct()
    const refusalOf = async (id: number, day: unknown, product_id: unknown = paint.id) => {
      const answer = await api.act(id, 'absences', { product_id, day })
      return [answer.status(), answer.body().errors?.[0].rule]
    }
    for (const day of ['2034-05-15', '2034-05-14', '2034-06-12']) {
      assert.deepEqual(await refusalOf(game.id, day), [422, 'product_day_outside'], day)
    }
    assert.equal((await refusalOf(game.id, 'holnap'))[0], 422)
    assert.equal((await refusalOf(game.id, '2034-05-17', -1))[0], 422)
    assert.equal((await refusalOf(game.id, '2034-05-17', 99_999_999))[0], 404)
    assert.deepEqual(await refusalOf(draft.id, '2034-05-17'), [409, 'game_not_open'])
    assert.deepEqual(await refusalOf(game.id, '2034-06-11'), [201, undefined])
    for (const day of ['2034-05-20', '2034-06-11']) {
      assert.deepEqual(await refusalOf(game.id, day), [422, 'product_away'], day)
    }
    const other = staffApi(client, 'promotions', await givenStaff({ role: 'auditor' }))
    ;(
      await other.act(game.id, 'absences', { product_id: paint.id, day: '2034-05-20' })
    ).assertStatus(403)
    const [{ id }] = (await api.show(game.id)).body().data.absences
    const joins = (day: string, of = game.id) => api.act(of, `absences/${id}/end`, { day })
    ;(await joins('2034-05-15')).assertStatus(422)
    ;(await joins('2034-05-20', draft.id)).assertStatus(409)
    // It has not left by then, so it stays.
    ;(await joins('2034-06-10')).assertStatus(200)
    assert.isEmpty((await api.show(game.id)).body().data.absences)
    ;(await joins('2034-06-10')).assertStatus(404)
    goTo(game.endsAt)
    assert.deepEqual(await refusalOf(game.id, '2034-06-13'), [409, 'game_not_open'])
    const lines = await linesAbout('game', game.id)
    assert.deepEqual(
      lines.filter(({ action }) => action.startsWith('game.product')).map(({ action }) => action),
      ['game.product_left', 'game.product_joined']
    )
    assert.include(lines.map(({ detail }) => detail).join(), `${paint.slug} 2034-06-11`)
    assert.include(lines.map(({ detail }) => detail).join(), `${paint.slug} 2034-06-10`)
  })

  test('of twenty colleagues at once one takes the product out', async ({ client, assert }) => {
    const game = await givenGame(DAYS)
    const api = staffApi(client, 'promotions', await givenStaff({ role: 'marketing' }))
    const paint = await givenParticipatingProduct()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.act(game.id, 'absences', { product_id: paint.id, day: '2034-05-20' })
      )
    )
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [201, ...Array.from({ length: 19 }, () => 422)])
  })
})
