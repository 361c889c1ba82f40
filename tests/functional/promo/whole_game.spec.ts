import { test } from '@japa/runner'
import { clock as shop } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { announceDraws } from '#promo/draws/actions/commit_draws'
import { drawAgain } from '#promo/draws/actions/draw_again'
import { voidDraw } from '#promo/draws/actions/void_draw'
import { winnerContact } from '#promo/draws/actions/winner_contact'
import { freezeAndDraw } from '#promo/draws/draw_watch'
import Draw from '#promo/draws/models/draw'
import { publishedSheet } from '#promo/draws/store/published_sheet'
import { verifyFiles } from '#promo/draws/verify_files'
import { acceptRules } from '#promo/games/actions/accept_rules'
import { publishWinners } from '#promo/games/actions/publish_winners'
import Winner from '#promo/games/models/winner'
import { linesAbout } from '#tests/support/audit_lines'
import { frozenClock } from '#tests/support/clock'
import { filesOf, HOUR_MS } from '#tests/support/draws'
import { drawOf, endGames, givenGame, ticketsOf } from '#tests/support/games'
import { givenMember, givenStaff } from '#tests/support/members'
import { staffApi } from '#tests/support/staff_api'
import { givenCreditedScan } from '#tests/support/scans'

const FIRST_DAY = '2032-05-17'
const LAST_DAY = '2032-06-28'
const START = Date.parse(`${FIRST_DAY}T00:00:00+02:00`)

test.group('A game from its announcement to its winners', (group) => {
  let time: ReturnType<typeof frozenClock>
  group.each.setup(() => {
    time = frozenClock(START - 48 * HOUR_MS)
    return async () => {
      time.restore()
      await endGames()
    }
  })

  const goTo = (instant: number) => time.pass(instant - shop.now())

  test('[R-09] [R-14] who scanned is drawn by itself, named once two people publish it, and wins no second week', async ({
    client,
    assert,
  }) => {
    const game = await givenGame({ firstDay: FIRST_DAY, lastDay: LAST_DAY })
    const staff = [await givenStaff({ role: 'marketing' }), await givenStaff({ role: 'admin' })]
    const [one, other] = staff.map(({ id: staffId }) => ({ source: 'admin', staffId }) as const)
    assert.equal(await announceDraws(game.slug, one), 0)
    assert.equal(await announceDraws(game.slug, other), 7)
    const players = [
      await givenMember({ lastName: 'Kovács', firstName: 'Péter' }),
      await givenMember({ lastName: 'Szabó', firstName: 'Ágnes' }),
    ]
    goTo(START + HOUR_MS)
    for (const player of players) {
      await acceptRules(player.id)
      await givenCreditedScan(player)
    }
    const week = await drawOf(game, 'w1')
    goTo(week.freezeBy)
    await freezeAndDraw()
    goTo(week.drawAt + 3000)
    await freezeAndDraw()
    assert.equal((await Draw.findOrFail(week.id)).state, 'drawn')
    const won = await Winner.query().where({ drawId: week.id }).orderBy('place')
    assert.sameMembers(
      won.map(({ memberId }) => memberId),
      players.map(({ id }) => id)
    )
    const page = async () => {
      const answer = await client.get('/szulinap').withInertia()
      const { weeks } = answer.body().props.game
      return weeks[0].prizes[0].winners as string[]
    }
    assert.deepEqual(await page(), [])
    const name = { campaign: game.slug, draw: 'w1' }
    assert.isNull(await publishWinners(name, one))
    await assert.rejects(() => publishWinners(name, one), /Somebody else/)
    assert.deepEqual(await page(), [])
    assert.equal(await publishWinners(name, other), 2)
    assert.sameMembers(await page(), ['Kovács P.', 'Szabó Á.'])
    assert.isNull(await publishWinners(name, one))
    assert.equal(await publishWinners(name, other), 0)
    const lines = await linesAbout('draw', week.id)
    assert.includeMembers(
      lines.map(({ action }) => action),
      ['draw.committed', 'draw.names_published']
    )
    // They play on for the main prize alone.
    goTo(START + 8 * 24 * HOUR_MS)
    for (const player of players) await givenCreditedScan(player)
    const second = await ticketsOf(await drawOf(game, 'w2'))
    assert.deepEqual(
      second.map(({ weight, reason }) => `${weight} ${reason}`),
      ['0 already_won', '0 already_won']
    )
    const main = await ticketsOf(await drawOf(game, 'main'))
    assert.deepEqual(
      main.map(({ weight }) => weight),
      [1, 1]
    )
  })

  test('[R-14] a week that is drawn again leaves out who won meanwhile, and its files hold', async ({
    client,
    assert,
  }) => {
    const game = await givenGame({ firstDay: FIRST_DAY, lastDay: LAST_DAY })
    const staff = [await givenStaff(), await givenStaff()]
    const by = staff.map(({ id: staffId }) => ({ source: 'admin', staffId }) as const)
    for (const one of by) await announceDraws(game.slug, one)
    const players = [await givenMember(), await givenMember(), await givenMember()]
    const drawWeek = async (key: string) => {
      const { freezeBy, drawAt } = await drawOf(game, key)
      goTo(freezeBy)
      await freezeAndDraw()
      goTo(drawAt + 3000)
      await freezeAndDraw()
      return Winner.query().where({ drawId: (await drawOf(game, key)).id })
    }
    goTo(START + HOUR_MS)
    for (const player of players) {
      await acceptRules(player.id)
      await givenCreditedScan(player)
    }
    assert.lengthOf(await drawWeek('w1'), 2)
    const { id: drawId } = await drawOf(game, 'w1')
    for (const one of by) {
      await voidDraw({ campaign: game.slug, draw: 'w1' }, { reason: 'outside_order', by: one })
    }
    assert.lengthOf(await Winner.query().where({ drawId }), 0)
    await assert.rejects(() => winnerContact({ drawId, place: 1, by: by[0] }), /nothing here/)
    for (const player of players) await givenCreditedScan(player)
    const meanwhile = (await drawWeek('w2')).map(({ memberId }) => memberId)
    for (const one of by) await drawAgain({ campaign: game.slug, draw: 'w1' }, one)
    const [winner, ...none] = await drawWeek('w1b')
    assert.deepEqual(none, [])
    assert.isFalse(meanwhile.includes(winner.memberId))
    const files = await filesOf({ promotion: game })
    const faults = verifyFiles(files).flatMap(({ draw, findings }) =>
      findings.filter(({ verdict }) => verdict === 'fails').map(({ why }) => `${draw} ${why}`)
    )
    assert.deepEqual(faults, ['w1 draw_void'])
    // The game is saved as before: what is drawn again is no prize more.
    const api = staffApi(client, 'promotions', staff[0])
    const { data: before } = (await api.show(game.id)).body()
    ;(await api.update(game.id, { ...before, title_en: 'Another title' })).assertStatus(200)
    const { data } = (await api.show(game.id)).body()
    const errorOf = async (changed: object) =>
      (await api.update(game.id, { ...data, ...changed })).body().errors[0]
    assert.equal((await errorOf({ title_en: '' })).rule, 'game_has_gaps')
    assert.include(await errorOf({ rules_page: 'mas-oldal' }), { field: 'rules_page' })
  })

  test('[R-14] the sheet holds the hash of the rules that members accept', async ({ assert }) => {
    const game = await givenGame({ firstDay: FIRST_DAY, lastDay: LAST_DAY })
    const [one, other] = [await givenStaff(), await givenStaff()]
    await announceDraws(game.slug, { source: 'admin', staffId: one.id })
    await announceDraws(game.slug, { source: 'admin', staffId: other.id })
    const member = await givenMember()
    goTo(START)
    await acceptRules(member.id)
    const [accepted] = await shopReader().rows<{ hash: string }>(
      'SELECT rules_hash AS "hash" FROM promotion_members WHERE member_id = ? AND promotion_id = ?',
      [member.id, game.id]
    )
    assert.equal((await publishedSheet(undefined, game.id))!.rules, accepted.hash)
  })
})
