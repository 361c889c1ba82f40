import { test } from '@japa/runner'
import { clock as shop } from '#app/clock'
import { announceDraws } from '#promo/draws/actions/commit_draws'
import { freezeAndDraw } from '#promo/draws/draw_watch'
import Draw from '#promo/draws/models/draw'
import { verifyFiles } from '#promo/draws/verify_files'
import PromotionMember from '#promo/games/models/promotion_member'
import Winner from '#promo/games/models/winner'
import { gapsOf } from '#promo/games/queries/gaps_of'
import { frozenClock } from '#tests/support/clock'
import { filesOf, HOUR_MS } from '#tests/support/draws'
import { visitingMember } from '#tests/support/extra_points'
import { drawOf, endGames, givenDraftedGame, givenGame, ticketsOf } from '#tests/support/games'
import { givenStaff } from '#tests/support/members'
import { givenCreditedScan } from '#tests/support/scans'

const START = Date.parse('2033-05-16T00:00:00+02:00')
const DAYS = { firstDay: '2033-05-16', lastDay: '2033-06-12' }
/** Begins a week later, and has other rules. */
const LATER = {
  firstDay: '2033-05-23',
  lastDay: '2033-06-05',
  titleEn: 'Summer game',
  rulesPage: 'adatvedelmi-tajekoztato',
}
const WEEK_MS = 7 * 24 * HOUR_MS
const JSON_ONLY = { accept: 'application/json' }

test.group('Two games at once', (group) => {
  let time: ReturnType<typeof frozenClock>
  group.each.setup(() => {
    time = frozenClock(START - 48 * HOUR_MS)
    return async () => {
      time.restore()
      await endGames()
    }
  })

  const goTo = (instant: number) => time.pass(instant - shop.now())

  test('days of another game are told, and keep no game back', async ({ assert }) => {
    const game = await givenGame(DAYS)
    const drafted = await givenDraftedGame(LATER)
    const gaps = await gapsOf(drafted)
    assert.deepInclude(gaps, { code: 'overlap', about: game.slug, isBlocking: false })
    assert.isEmpty(gaps.filter(({ isBlocking }) => isBlocking))
  })

  test('[D-12] [R-10] one acceptance counts in all that run; another one that begins asks again', async ({
    client,
    assert,
  }) => {
    const first = await givenGame(DAYS)
    const second = await givenGame(LATER)
    const { visitor, member } = await visitingMember(client)
    const status = async () =>
      (await visitor.get('/consents/status/birthday-promo', JSON_ONLY)).body()
    const played = async () => {
      const rows = await PromotionMember.query().where({ memberId: member.id }).orderBy('id')
      return rows.filter(({ pseudonym }) => pseudonym).map(({ promotionId }) => promotionId)
    }
    goTo(START + HOUR_MS)
    await visitor.post('/consents/dismiss/birthday-promo', {}, JSON_ONLY)
    await visitor.post('/consents/accept/birthday-promo', { consent: true }, JSON_ONLY)
    assert.deepEqual(await played(), [first.id])
    assert.deepEqual(await status(), { isActive: true, hasConsent: true, popupDismissed: true })
    goTo(START + WEEK_MS + HOUR_MS)
    assert.deepEqual(await status(), { isActive: true, hasConsent: false, popupDismissed: false })
    await visitor.post('/consents/accept/birthday-promo', { consent: true }, JSON_ONLY)
    assert.deepEqual(await played(), [first.id, second.id])
    const names = await PromotionMember.query().where({ memberId: member.id })
    assert.notEqual(names[0].pseudonym, names[1].pseudonym, 'nobody is followed between games')
    // One more, who comes now, says yes to both at once, and has a ticket in both by one scan.
    const newcomer = await visitingMember(client)
    await newcomer.visitor.post('/consents/accept/birthday-promo', { consent: true }, JSON_ONLY)
    time.pass(1000)
    await givenCreditedScan(newcomer.member)
    for (const [game, key] of [
      [first, 'w2'],
      [second, 'w1'],
    ] as const) {
      const tickets = await ticketsOf(await drawOf(game, key))
      assert.deepInclude(
        tickets.map(({ memberId, weight }) => ({ memberId, weight })),
        { memberId: newcomer.member.id, weight: 1 }
      )
    }
  })

  test('[R-03] each has its page, names the other, and both rules are found', async ({
    client,
    assert,
  }) => {
    const first = await givenGame(DAYS)
    const second = await givenGame(LATER)
    goTo(START + WEEK_MS + HOUR_MS)
    const page = async (query: string) => {
      const answer = await client
        .get(`/szulinap${query}`)
        .header('accept-language', 'en')
        .withInertia()
      const { game, others } = answer.body().props
      return { title: game.title, others }
    }
    const older = { slug: first.slug, title: first.titleEn, rulesPath: `/${first.rulesPage}` }
    const younger = { slug: second.slug, title: second.titleEn, rulesPath: `/${second.rulesPage}` }
    assert.deepEqual(await page(''), { title: second.titleEn, others: [older] })
    assert.deepEqual(await page(`?jatek=${first.slug}`), {
      title: first.titleEn,
      others: [younger],
    })
    assert.deepEqual(await page('?jatek=nincs-ilyen'), { title: second.titleEn, others: [older] })
    assert.deepEqual(await page('?jatek[]=a'), { title: second.titleEn, others: [older] })
    const rules = await client.get('/szulinap/szabalyzat').redirects(0)
    rules.assertHeader('location', '/szulinap#promo-contact')
  })

  test('[R-14] each is drawn by itself: a week won in one leaves the chance in the other', async ({
    client,
    assert,
  }) => {
    const games = [await givenGame(DAYS), await givenGame({ ...LATER, firstDay: DAYS.firstDay })]
    const staff = [await givenStaff({ role: 'marketing' }), await givenStaff({ role: 'admin' })]
    for (const game of games) {
      for (const { id: staffId } of staff)
        await announceDraws(game.slug, { source: 'admin', staffId })
    }
    goTo(START + HOUR_MS)
    const { visitor, member } = await visitingMember(client)
    await visitor.post('/consents/accept/birthday-promo', { consent: true }, JSON_ONLY)
    await givenCreditedScan(member)
    const [week] = await Promise.all(games.map((game) => drawOf(game, 'w1')))
    goTo(week.freezeBy)
    await freezeAndDraw()
    goTo(week.drawAt + 3000)
    await freezeAndDraw()
    for (const game of games) {
      const draw = await drawOf(game, 'w1')
      assert.equal((await Draw.findOrFail(draw.id)).state, 'drawn')
      const won = await Winner.query().where({ drawId: draw.id })
      assert.deepEqual(
        won.map(({ memberId }) => memberId),
        [member.id]
      )
      const found = verifyFiles(await filesOf({ promotion: game })).flatMap(
        ({ findings }) => findings
      )
      assert.isNotEmpty(found)
      assert.isEmpty(found.filter(({ verdict }) => verdict === 'fails'))
    }
  })
})
