import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock as shop } from '#app/clock'
import Draw from '#promo/draws/models/draw'
import DrawPlace from '#promo/draws/models/draw_place'
import { minutesOf } from '#promo/draws/minutes/minutes_of'
import { acceptRules } from '#promo/games/actions/accept_rules'
import { myTickets } from '#promo/games/queries/my_tickets'
import { kindsAbout } from '#tests/support/audit_lines'
import { runCommand } from '#tests/support/command_line'
import { frozenClock } from '#tests/support/clock'
import { announced, drawStandIns, endStandIns, givenDraws, HOUR_MS } from '#tests/support/draws'
import { drawOf, endGames, givenGame } from '#tests/support/games'
import { confirmedSession, givenMember, givenStaff, type TestStaff } from '#tests/support/members'
import { toldTo } from '#tests/support/notifications'
import { givenCreditedScan } from '#tests/support/scans'

const START = Date.parse('2033-05-16T00:00:00+02:00')

/** A staff member who has just told the password. */
function desk(client: ApiClient, staff: TestStaff) {
  const as = (method: 'get' | 'post' | 'delete', path: string) =>
    client[method](`/api/admin/${path}`)
      .accept('json')
      .withCsrfToken()
      .withGuard('staff')
      .loginAs(staff)
      .withSession(confirmedSession(staff))
  return {
    get: (path: string) => as('get', path),
    post: (path: string, body: object = {}) => as('post', path).json(body),
    delete: (path: string) => as('delete', path),
  }
}

test.group('The desk of draws', (group) => {
  let time: ReturnType<typeof frozenClock>
  group.each.setup(() => {
    time = frozenClock(START - 48 * HOUR_MS)
    return async () => {
      time.restore()
      await endGames()
    }
  })
  const goTo = (instant: number) => time.pass(instant - shop.now())

  test('[R-14] [O-13] two people take a draw from its announcement to its signed minutes', async ({
    client,
    assert,
  }) => {
    const game = await givenGame({ firstDay: '2033-05-16', lastDay: '2033-05-22' })
    const { id } = await drawOf(game, 'w1')
    const one = desk(client, await givenStaff({ role: 'marketing' }))
    const other = desk(client, await givenStaff({ role: 'admin' }))
    /** Both ask for a step: the first one waits for the second. */
    const both = async (path: string, body: object = {}) => {
      const asked = await one.post(path, body)
      asked.assertStatus(200)
      assert.isFalse(asked.body().data.is_done, path)
      ;(await one.post(path, body)).assertStatus(409)
      const done = await other.post(path, body)
      done.assertStatus(200)
      assert.isTrue(done.body().data.is_done, path)
    }
    const record = async () => (await one.get(`draws/${id}`)).body().data
    const open = async () =>
      (await record()).steps
        .filter((step: { is_open: boolean }) => step.is_open)
        .map(({ step }: { step: string }) => step)

    assert.deepEqual(await open(), ['announce'])
    await both(`promotions/${game.id}/announcement`)
    const player = await givenMember({ lastName: 'Kovács', firstName: 'Péter' })
    const colleague = await givenMember()
    goTo(START + HOUR_MS)
    for (const member of [player, colleague]) {
      await acceptRules(member.id)
      await givenCreditedScan(member)
    }
    ;(
      await one.post(`draws/${id}/exclusions`, { member: 'senki@x.example', reason: 'rules' })
    ).assertStatus(422)
    const mine = async () => (await myTickets(game, colleague.id)).week
    assert.deepEqual(await mine(), { weight: 1, reason: null })
    await both(`draws/${id}/exclusions`, { member: colleague.email, reason: 'rules' })
    assert.deepEqual(await mine(), { weight: 0, reason: 'rules' })
    assert.include(await toldTo(colleague), 'draw_excluded')
    const { closesAt, drawAt } = await drawOf(game, 'w1')
    goTo(closesAt + HOUR_MS)
    assert.sameMembers(await open(), ['freeze', 'exclude', 'void'])
    ;(await one.get(`draws/${id}/minutes`)).assertStatus(409)
    assert.isTrue((await one.post(`draws/${id}/freezing`)).body().data.is_done)
    goTo(drawAt + 3000)
    assert.isTrue((await other.post(`draws/${id}/run`)).body().data.is_done)
    const { places, exclusions, files } = await record()
    assert.deepInclude(exclusions[0], { member_id: colleague.id, is_agreed: true })
    assert.deepInclude(places[0], { member_id: player.id, name: 'Kovács P.', is_public: false })
    assert.isNull(places[1].member_id)
    assert.includeMembers(
      files.map(({ name }: { name: string }) => name),
      ['sheet.json', 'w1.tickets.txt', 'w1.result.json']
    )
    const place = `draws/${id}/places/1`
    const contact = (await one.post(`${place}/contact`)).body().data
    assert.deepInclude(contact, { last_name: 'Kovács', email: player.email })
    assert.deepEqual(await kindsAbout('member', player.id), ['member.viewed'])
    for (const why of ['unreached', 'deleted']) {
      ;(await one.post(`${place}/vacancy`, { why })).assertStatus(422)
    }
    for (const step of ['attempts', 'acceptance', 'hand-over']) {
      assert.isTrue((await one.post(`${place}/${step}`)).body().data.is_done, step)
    }
    ;(await one.post(`${place}/vacancy`, { why: 'declined' })).assertStatus(409)
    assert.equal((await DrawPlace.findByOrFail({ drawId: id, place: 1 })).state, 'handed_over')
    await both(`draws/${id}/names`)
    assert.isTrue((await record()).places[0].is_public)
    const { listOutAt, resultOutAt, exclusions: left, isCut, steps } = await minutesOf(id, 3)
    assert.deepEqual([listOutAt, resultOutAt], [closesAt + HOUR_MS, drawAt + 3000])
    assert.deepEqual([left.length, steps.length, isCut], [1, 3, true])
    const minutes = await one.get(`draws/${id}/minutes?language=hu`)
    minutes.assertStatus(200)
    minutes.assertHeader('content-type', 'application/pdf')
    ;(await one.post(`draws/${id}/void`, { reason: 'outside_order' })).assertStatus(403)
    ;(await other.post(`draws/${id}/void`, { reason: 'mistake' })).assertStatus(409)
    assert.deepEqual(await kindsAbout('draw', id), [
      'draw.asked',
      'draw.committed',
      'draw.exclusion_asked',
      'draw.member_excluded',
      'draw.frozen',
      'draw.run',
      'draw.contacted',
      'draw.accepted',
      'draw.handed_over',
      'draw.asked',
      'draw.names_published',
      'draw.minutes_made',
    ])
  })

  test('[R-14] who asked for a step takes it back, nobody else, and it needs two people again', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(endStandIns)
    drawStandIns()
    const given = await announced(await givenDraws({ keys: ['w1'] }))
    const { id } = given.draws[0]
    const one = desk(client, await givenStaff({ role: 'admin' }))
    const other = desk(client, await givenStaff({ role: 'admin' }))
    const reason = { reason: 'mistake' }
    assert.isFalse((await one.post(`draws/${id}/void`, reason)).body().data.is_done)
    const [wish] = (await one.get(`draws/${id}`)).body().data.wishes
    const path = `draws/${id}/wishes/${wish.id}`
    ;(await other.delete(path)).assertStatus(403)
    ;(await one.delete(`draws/${id + 1}/wishes/${wish.id}`)).assertStatus(404)
    for (const none of ['x', '0', '99999999999999999999', '1.5']) {
      ;(await one.delete(`draws/${id}/wishes/${none}`)).assertStatus(404)
    }
    ;(await one.delete(path)).assertStatus(200)
    ;(await one.delete(path)).assertStatus(404)
    assert.deepEqual((await one.get(`draws/${id}`)).body().data.wishes, [])
    assert.isFalse((await other.post(`draws/${id}/void`, reason)).body().data.is_done)
    assert.equal((await Draw.findOrFail(id)).state, 'committed')
    const about = await kindsAbout('draw', id)
    assert.deepEqual(about.slice(-3), ['draw.asked', 'draw.unasked', 'draw.asked'])
  })

  test('[R-14] two administrators declare a draw void at the command line, with a reason', async ({
    assert,
    cleanup,
  }) => {
    cleanup(endStandIns)
    drawStandIns()
    const given = await announced(await givenDraws({ keys: ['w1'] }))
    const { campaign } = given.name('w1')
    const call = (words: string[], { email }: TestStaff) =>
      runCommand(['draw', 'void', campaign, 'w1', ...words, '--staff', email])
    const [one, other] = [await givenStaff({ role: 'admin' }), await givenStaff({ role: 'admin' })]
    assert.equal((await call([], one)).code, 3)
    assert.equal((await call(['--reason', 'mood'], one)).code, 3)
    const asked = await call(['--reason', 'mistake', '--json'], one)
    const waiting = { campaign, draw: 'w1', waiting: true }
    assert.deepEqual([asked.code, JSON.parse(asked.stdout)], [0, waiting])
    assert.match(asked.stderr, /second person/)
    const done = await call(['--reason', 'mistake'], other)
    assert.deepEqual([done.code, done.stdout.trim()], [0, `${campaign}\tw1\tvoid`])
    assert.equal((await Draw.findOrFail(given.draws[0].id)).state, 'void')
  })
})
