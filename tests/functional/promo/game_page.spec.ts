import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { transaction } from '#app/transaction'
import { frozenClock } from '#tests/support/clock'
import { drawOf, endGames, givenGame } from '#tests/support/games'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenCreditedScan } from '#tests/support/scans'
import { visitingMember } from '#tests/support/extra_points'
import Prize from '#promo/games/models/prize'
import Winner from '#promo/games/models/winner'

/** What the page tells of the game at an instant. */
async function pageAt(client: ApiClient, moment: string, member?: TestMember) {
  const time = frozenClock(moment)
  try {
    const asked = client.get('/szulinap').header('accept-language', 'en').withInertia()
    if (member) asked.withGuard('member').loginAs(member)
    const page = await asked
    page.assertStatus(200)
    page.assertInertiaComponent('promo/birthday')
    return page.body().props
  } finally {
    time.restore()
  }
}

test.group('The page of the game', (group) => {
  group.each.teardown(endGames)

  test('[R-03] [H-26] without any game the page stands, with the address of the shop', async ({
    client,
    assert,
  }) => {
    const { game, mine, contactEmail } = await pageAt(client, '2025-05-20T12:00:00Z')
    assert.isNull(game)
    assert.isNull(mine)
    assert.equal(contactEmail, 'info@mesterpont.example')
  })

  test('[R-03] the game runs to the last millisecond of 30 June in Budapest', async ({
    client,
    assert,
  }) => {
    await givenGame()
    for (const [moment, state] of [
      ['2025-05-18T21:59:59.999Z', 'announced'],
      ['2025-05-18T22:00:00.000Z', 'running'],
      ['2025-06-30T21:59:00.000Z', 'running'],
      ['2025-06-30T21:59:59.999Z', 'running'],
      ['2025-06-30T22:00:00.000Z', 'over'],
    ]) {
      const { game } = await pageAt(client, moment)
      assert.equal(game.state, state, moment)
      assert.deepEqual([game.from, game.until], ['2025-05-19', '2025-06-30'])
    }
  })

  test('[R-01] [R-03] [R-04] [U-04] [D-34] prizes, dates and the e-mail are rows of the game', async ({
    client,
    assert,
  }) => {
    await givenGame()
    const { game, contactEmail } = await pageAt(client, '2025-06-03T12:00:00Z')
    assert.equal(contactEmail, 'jatek@mesterpont.example')
    assert.lengthOf(game.weeks, 6)
    const prizes = game.weeks.flatMap((week: { prizes: { items: number }[] }) => week.prizes)
    assert.deepEqual(
      prizes.map(({ items }: { items: number }) => items),
      [2, 2, 2, 2, 2, 2]
    )
    assert.equal(game.main.prizes[0].name, 'Television')
    assert.equal(game.rulesPath, '/altalanos-reszveteli-feltetelek')
    assert.deepEqual(
      game.weeks.map(({ state }: { state: string }) => state),
      ['closed', 'closed', 'open', 'coming', 'coming', 'coming']
    )
    assert.equal(game.nextDraw.key, 'w2')
    assert.equal(game.nextDraw.drawAt, Date.parse('2025-06-04T12:00:00+02:00'))
  })

  test('[R-03] a running game goes before one that is over, and the next one is announced beside', async ({
    client,
    assert,
  }) => {
    await givenGame()
    await givenGame({ firstDay: '2026-05-18', lastDay: '2026-06-28', titleEn: 'Game 2026' })
    const between = await pageAt(client, '2025-10-01T12:00:00Z')
    assert.equal(between.game.title, 'Birthday game 2025')
    assert.equal(between.comingAt, Date.parse('2026-05-18T00:00:00+02:00'))
    const running = await pageAt(client, '2026-06-01T12:00:00Z')
    assert.equal(running.game.title, 'Game 2026')
    assert.isNull(running.comingAt)
  })

  test('[R-09] winners stand under their week once their names are public', async ({
    client,
    assert,
  }) => {
    const game = await givenGame()
    const draw = await drawOf(game, 'w1')
    const prize = await Prize.query().where('drawId', draw.id).firstOrFail()
    const winner = { promotionId: game.id, drawId: draw.id, prizeId: prize.id, memberId: null }
    const publishedAt = Date.parse('2025-05-28T12:00:00Z')
    const winners = [
      { ...winner, place: 2, abbreviatedName: 'Kovács P.', publishedAt },
      { ...winner, place: 1, abbreviatedName: 'Ács Ö.', publishedAt },
      {
        ...winner,
        drawId: (await drawOf(game, 'w2')).id,
        place: 1,
        abbreviatedName: 'Nagy Z.',
        publishedAt: null,
      },
    ]
    await transaction(({ client }) => Winner.createMany(winners, { client }))
    const { game: shown } = await pageAt(client, '2025-06-10T12:00:00Z')
    assert.deepEqual(shown.weeks[0].prizes[0].winners, ['Ács Ö.', 'Kovács P.'])
    assert.deepEqual(shown.weeks[1].prizes[0].winners, [])
  })

  test('[R-01] "my tickets" say how many, and whether this week counts already', async ({
    client,
    assert,
  }) => {
    await givenGame()
    const time = frozenClock('2025-05-20T10:00:00Z')
    try {
      const { visitor, member } = await visitingMember(client)
      const told = async () => (await visitor.get('/szulinap')).inertiaProps.mine
      assert.deepEqual(await told(), {
        hasConsent: false,
        pseudonym: null,
        week: { weight: 0, reason: null },
        main: { weight: 0, reason: null },
      })
      await visitor.post('/consents/accept/birthday-promo', { consent: true })
      assert.match((await told()).pseudonym, /^\w{4}-\w{4}-\w{4}-\w{4}$/)
      time.pass(1000)
      await givenCreditedScan(member)
      const { week, main } = await told()
      assert.deepEqual([week.weight, main.weight], [1, 1])
      time.pass(7 * 24 * 60 * 60 * 1000)
      const later = await told()
      assert.deepEqual([later.week.weight, later.main.weight], [0, 1])
    } finally {
      time.restore()
    }
  })

  test('the lasting address of the rules leads to their page, and nowhere without a game', async ({
    client,
  }) => {
    const member = await givenMember()
    const asked = () =>
      client.get('/szulinap/szabalyzat').withGuard('member').loginAs(member).redirects(0)
    ;(await asked()).assertStatus(404)
    await givenGame()
    ;(await asked()).assertHeader('location', '/altalanos-reszveteli-feltetelek')
  })
})
