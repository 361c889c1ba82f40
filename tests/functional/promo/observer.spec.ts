import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { clock as shop } from '#app/clock'
import { runOutboxOnce } from '#app/outbox/worker'
import { transaction } from '#app/transaction'
import Notification from '#notifications/list/models/notification'
import HarvestCase from '#points/harvest/models/harvest_case'
import { DrawnPlaces } from '#promo/contracts/drawn_places'
import { commitDraws } from '#promo/draws/actions/commit_draws'
import { envelopeOf } from '#promo/draws/actions/envelope_of'
import { excludeMember } from '#promo/draws/actions/exclude_member'
import { freezeDraw } from '#promo/draws/actions/freeze_draw'
import { acceptPlace, handOver } from '#promo/draws/actions/hand_over'
import { runDraw } from '#promo/draws/actions/run_draw'
import { voidDraw } from '#promo/draws/actions/void_draw'
import { freezeAndDraw } from '#promo/draws/draw_watch'
import DrawLog from '#promo/draws/models/draw_log'
import DrawPlace from '#promo/draws/models/draw_place'
import DrawSeed from '#promo/draws/models/draw_seed'
import { verifyFiles } from '#promo/draws/verify_files'
import { publishWinners } from '#promo/games/actions/publish_winners'
import Promotion from '#promo/games/models/promotion'
import PromotionMember from '#promo/games/models/promotion_member'
import { WinnersOfDraws } from '#promo/games/winners_of_draws'
import { kindsAbout } from '#tests/support/audit_lines'
import { frozenClock } from '#tests/support/clock'
import { runCommand } from '#tests/support/command_line'
import {
  announced,
  drawStandIns,
  endStandIns,
  filesOf,
  givenDraws,
  HOUR_MS,
  one,
  other,
  type GivenDraws,
} from '#tests/support/draws'
import { endGames, gameTerms, givenGame } from '#tests/support/games'
import { givenMember, givenStaff } from '#tests/support/members'
import { toldTo } from '#tests/support/notifications'
import { mailsTo } from '#tests/support/outbox'
import { staffApi } from '#tests/support/staff_api'

let made = 0
/** An address of its own, so that a test reads no mails of another. */
const freshObserver = () => `megfigyelo-${Date.now()}-${++made}@pelda.hu`

/** Draws whom somebody else observes, or nobody. */
const observe = ({ promotion: { id } }: GivenDraws, observerEmail: string | null) =>
  Promotion.query().where({ id }).update({ observerEmail })

/** The last check of the log, with the head that somebody has kept. */
async function verdictOfLog(given: GivenDraws, head: string, change = (text: string) => text) {
  const files = await filesOf(given)
  const log = Buffer.from(files.get('log.txt')!).toString()
  const [{ findings }] = verifyFiles(files.set('log.txt', Buffer.from(change(log))), head)
  return findings.find(({ check }) => check === 'log')!.verdict
}

test.group('Draws that somebody observes', (group) => {
  let time: ReturnType<typeof frozenClock>
  group.each.setup(() => {
    time = frozenClock('2034-05-13T00:00:00Z')
    drawStandIns()
    return async () => {
      time.restore()
      endStandIns()
      await endGames()
    }
  })

  const goTo = (instant: number) => time.pass(instant - shop.now())

  /** Freezes and draws by itself. */
  async function drawn(given: GivenDraws) {
    const [{ freezeBy, drawAt, kind }] = given.draws
    goTo(freezeBy)
    await freezeAndDraw()
    goTo(drawAt + (kind === 'main' ? 24 * HOUR_MS : 3000))
    await freezeAndDraw()
    await given.draws[0].refresh()
    return given.draws[0]
  }

  test('[R-14] the observer gets each line of the log by mail, and its head tells a log that was changed', async ({
    assert,
  }) => {
    const given = await givenDraws({ keys: ['main'] })
    const observer = freshObserver()
    await observe(given, observer)
    await announced(given)
    assert.lengthOf(await mailsTo(observer), 1)
    await drawn(given)
    const mails = await mailsTo(observer)
    const lines = Buffer.from((await filesOf(given)).get('log.txt')!)
      .toString()
      .trimEnd()
      .split('\n')
    assert.lengthOf(lines, 3)
    assert.lengthOf(mails, 3)
    let head = '0'.repeat(64)
    for (const [at, line] of lines.entries()) {
      head = createHash('sha256').update(`${head}\n${line}\n`).digest('hex')
      assert.include(mails[at].text, `\n${line}\n`)
      assert.include(mails[at].text, `\n${head}\n`)
      assert.include(mails[at].html!, head)
      assert.include(mails[at].text, `/sorsolasok/${given.promotion.slug}/log.txt`)
    }
    assert.equal(await verdictOfLog(given, head), 'holds')
    const later = (text: string) => text.replace(/T(\d\d):/, (_, hour) => `T${23 - Number(hour)}:`)
    assert.equal(await verdictOfLog(given, head, later), 'fails')
  })

  test('[R-14] who is on the list is told when it is out, with the head of the log, who is left out is not', async ({
    assert,
  }) => {
    const members = [await givenMember(), await givenMember()]
    const given = await announced(await givenDraws({ memberIds: members.map(({ id }) => id) }))
    const [listed, leftOut] = members
    const why = { drawId: given.draws[0].id, memberId: leftOut.id, reason: 'staff' } as const
    for (const by of [one, other]) {
      await transaction((trx) => excludeMember(trx, { ...why, by }))
    }
    goTo(given.draws[0].freezeBy)
    await freezeAndDraw()
    await runOutboxOnce()
    const told = await Notification.query().where('memberId', listed.id)
    const { head } = await DrawLog.findByOrFail('promotionId', given.promotion.id)
    assert.deepEqual(
      told.map(({ textKey, action }) => [textKey, action]),
      [['draw_list', `/sorsolasok/${given.promotion.slug}/w1?head=${head}`]]
    )
    assert.notInclude(await toldTo(leftOut), 'draw_list')
    await drawn(given)
    assert.equal(await verdictOfLog(given, head), 'holds')
  })

  test('[R-14] a main prize is not announced while nobody observes it, a week is', async ({
    assert,
  }) => {
    const main = await givenDraws({ keys: ['main'] })
    await observe(main, null)
    await assert.rejects(() => commitDraws(main.promotion.id, one), /nobody observes/)
    const week = await givenDraws()
    await observe(week, null)
    await announced(week)
    assert.equal(week.draws[0].state, 'committed')
  })

  test('[R-14] [O-13] once there is a log somebody has to observe, and a change is told to both', async ({
    assert,
    client,
  }) => {
    const [before, after] = [freshObserver(), freshObserver()]
    const terms = gameTerms({
      firstDay: '2034-05-22',
      lastDay: '2034-07-03',
      observerEmail: before,
    })
    const game = await givenGame(terms)
    const office = staffApi(client, 'promotions', await givenStaff({ role: 'marketing' }))
    const sent = (observer_email: string | null) =>
      office.update(game.id, {
        slug: terms.slug,
        title_hu: terms.titleHu,
        title_en: terms.titleEn,
        lead_hu: terms.leadHu,
        lead_en: terms.leadEn,
        first_day: terms.firstDay,
        last_day: terms.lastDay,
        rules_page: terms.rulesPage,
        contact_email: terms.contactEmail,
        observer_email,
        prizes: terms.prizes.map(({ nameHu, nameEn, ...prize }) => {
          return { ...prize, name_hu: nameHu, name_en: nameEn }
        }),
      })
    ;(await sent('nem-cim')).assertStatus(422)
    for (const by of [one, other]) by.staffId = (await givenStaff()).id
    ;(await sent(null)).assertStatus(200)
    await assert.rejects(() => commitDraws(game.id, one), /nobody observes/)
    ;(await sent(before)).assertStatus(200)
    for (const by of [one, other]) await commitDraws(game.id, by)
    const refused = await sent(null)
    assert.equal(refused.status(), 409)
    assert.include(JSON.stringify(refused.body()), 'observer_email')
    ;(await sent(after)).assertStatus(200)
    const { head } = await DrawLog.findByOrFail('promotionId', game.id)
    const isEnd = ({ subject }: { subject: string }) => /somebody else observes/.test(subject)
    assert.include((await mailsTo(before)).find(isEnd)!.text, head)
    const [begun] = await mailsTo(after)
    assert.match(begun.subject, /line 1 of the log/)
    assert.include(begun.text, head)
    assert.include(await kindsAbout('game', game.id), 'game.changed')
  })

  test('[R-14] a prize is not handed over while the scans of its winner are looked into', async ({
    assert,
  }) => {
    const members = [await givenMember(), await givenMember(), await givenMember()]
    const given = await announced(await givenDraws({ memberIds: members.map(({ id }) => id) }))
    const { id: drawId } = await drawn(given)
    const { pseudonym } = await DrawPlace.query().where({ drawId, place: 1 }).firstOrFail()
    const { memberId } = await PromotionMember.query().where({ pseudonym }).firstOrFail()
    const step = { drawId, place: 1, by: one }
    await transaction((trx) => acceptPlace(trx, step))
    const now = shop.now()
    const found = { state: 'open', score: 100, reasons: '[]', foundAt: now, seenAt: now }
    await transaction((trx) => HarvestCase.create({ memberId, ...found }, trx))
    const give = () => transaction((trx) => handOver(trx, step))
    await assert.rejects(give, /looked into/)
    await HarvestCase.query().where({ memberId }).update({ state: 'honest', settledAt: now })
    assert.isTrue(await give())
  })

  test('[R-14] a draw is settled once its names are out and all prizes handed over, and may be void even then', async ({
    assert,
  }) => {
    app.container.swap(DrawnPlaces, () => new WinnersOfDraws())
    const members = [await givenMember(), await givenMember(), await givenMember()]
    const given = await announced(await givenDraws({ memberIds: members.map(({ id }) => id) }))
    const draw = await drawn(given)
    const step = (place: number) => ({ drawId: draw.id, place, by: one })
    const give = async (place: number) => {
      await transaction((trx) => acceptPlace(trx, step(place)))
      await transaction((trx) => handOver(trx, step(place)))
      return (await draw.refresh()).state
    }
    assert.equal(await give(1), 'drawn')
    for (const by of [one, other]) await publishWinners(given.name('w1'), by)
    assert.equal((await draw.refresh()).state, 'announced')
    assert.equal(await give(2), 'settled')
    for (const by of [one, other]) {
      await voidDraw(given.name('w1'), { reason: 'outside_order', by })
    }
    assert.equal((await draw.refresh()).state, 'void')
  })

  test('[R-14] [O-13] the envelope of the observer holds the seed, and draws where the kept one is lost', async ({
    assert,
  }) => {
    const given = await announced(await givenDraws({ keys: ['main'] }))
    const name = given.name('main')
    const print = ({ email }: { email: string }) =>
      runCommand(['draw', 'envelope', name.campaign, 'main', '--staff', email])
    const admin = await givenStaff({ role: 'admin' })
    const marketer = await givenStaff({ role: 'marketing' })
    assert.equal((await print(marketer)).code, 4)
    await assert.rejects(() => envelopeOf(name, { source: 'cli', staffId: marketer.id }))
    const { code, stdout } = await print(admin)
    assert.equal(code, 0)
    const seed = /^seed ([0-9a-f]{64})$/m.exec(stdout)![1]
    assert.include(stdout, given.draws[0].commitment!)
    const printed = await runCommand([
      'draw',
      'envelope',
      name.campaign,
      'main',
      '--json',
      '--staff',
      admin.email,
    ])
    assert.deepInclude(JSON.parse(printed.stdout), { ...name, seed })
    assert.include(await kindsAbout('draw', given.draws[0].id), 'draw.envelope_made')
    const { freezeBy, drawAt } = given.draws[0]
    goTo(freezeBy)
    await freezeDraw(name)
    assert.notEqual((await print(admin)).code, 0)
    await assert.rejects(() => envelopeOf(name, one), /another state/)
    await DrawSeed.query().where({ drawId: given.draws[0].id }).delete()
    goTo(drawAt + 24 * HOUR_MS)
    await assert.rejects(() => runDraw(name))
    for (const wrong of ['0'.repeat(64), seed.slice(1), 'szia']) {
      await assert.rejects(() => runDraw(name, { seed: wrong }), /not the seed/)
    }
    assert.isTrue(await runDraw(name, { seed: ` ${seed.toUpperCase()}\n` }))
    const [{ findings }] = verifyFiles(await filesOf(given))
    assert.deepEqual(
      findings.filter(({ verdict, check }) => verdict !== 'holds' && check !== 'mine'),
      []
    )
    assert.equal((await Promotion.findOrFail(given.promotion.id)).state, 'published')
  })
})
