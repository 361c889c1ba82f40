import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { shopReader } from '#app/database/engine'
import { transaction, type Transaction } from '#app/transaction'
import { BeaconSource } from '#promo/contracts/beacon_source'
import { DrawnPlaces } from '#promo/contracts/drawn_places'
import { TicketSource } from '#promo/contracts/ticket_source'
import { textOf } from '#promo/draw/bytes'
import { timeOfRound, DEMO_CHAIN } from '#promo/draw/chains'
import { commitDraws } from '#promo/draws/actions/commit_draws'
import { drawAgain } from '#promo/draws/actions/draw_again'
import { excludeMember } from '#promo/draws/actions/exclude_member'
import { freezeDraw } from '#promo/draws/actions/freeze_draw'
import { acceptPlace, handOver, noteAttempt } from '#promo/draws/actions/hand_over'
import { runDraw } from '#promo/draws/actions/run_draw'
import { vacatePlace } from '#promo/draws/actions/vacate_place'
import { voidDraw } from '#promo/draws/actions/void_draw'
import { demoSignature } from '#promo/draws/beacon/demo_chain'
import { freezeAndDraw } from '#promo/draws/draw_watch'
import Draw from '#promo/draws/models/draw'
import DrawFile from '#promo/draws/models/draw_file'
import DrawPlace from '#promo/draws/models/draw_place'
import DrawSeed from '#promo/draws/models/draw_seed'
import DrawWish from '#promo/draws/models/draw_wish'
import { openSeed } from '#promo/draws/store/seeds'
import { verifyFiles } from '#promo/draws/verify_files'
import Prize from '#promo/games/models/prize'
import PromotionMember from '#promo/games/models/promotion_member'
import StaffMember from '#auth/staff/models/staff_member'
import { appendOnly, liftAppendOnly } from '#database/append_only'
import { frozenClock } from '#tests/support/clock'
import { endGames } from '#tests/support/games'
import { givenStaff } from '#tests/support/members'
import {
  announced,
  drawStandIns,
  endStandIns,
  EverybodysTickets,
  filesOf,
  givenDraws,
  HOUR_MS,
  one,
  other,
  type GivenDraws,
  type RememberedPlaces,
} from '#tests/support/draws'

/** Whoever looks after games without being an administrator. */
async function marketing() {
  const { id: staffId } = await givenStaff({ role: 'marketing' })
  return { source: 'cli', staffId } as const
}

async function stateOf({ promotion }: GivenDraws, key: string) {
  return (await Draw.query().where({ promotionId: promotion.id, key }).firstOrFail()).state
}

/** What does not hold of the published files of a promotion, as `draw check why`. */
async function complaints(given: GivenDraws) {
  return verifyFiles(await filesOf(given)).flatMap(({ draw, findings }) =>
    findings
      .filter(({ verdict, check }) => verdict !== 'holds' && check !== 'mine')
      .map(({ check, why }) => `${draw} ${check} ${why}`)
  )
}

test.group('Draws', (group) => {
  let clock: ReturnType<typeof frozenClock>
  let winners: RememberedPlaces
  group.each.setup(() => {
    // A Saturday; the week of the draw begins on Monday.
    clock = frozenClock('2031-05-17T00:00:00Z')
    winners = drawStandIns()
    return async () => {
      clock.restore()
      endStandIns()
      await endGames()
    }
  })

  /** Moves the clock to so many ms after an instant of a draw. */
  function at(
    { draws }: GivenDraws,
    time: 'closesAt' | 'freezeBy' | 'drawAt',
    later = 0,
    draw = 0
  ) {
    clock.pass(draws[draw][time] + later - nowOf())
  }
  let nowOf: () => number
  group.each.setup(async () => {
    const { clock: shop } = await import('#app/clock')
    nowOf = () => shop.now()
  })

  test('[R-14] two people announce the draws of a promotion; seeds stay sealed', async ({
    assert,
  }) => {
    const given = await givenDraws({ keys: ['w1', 'w2', 'main'] })
    assert.isFalse(await commitDraws(given.promotion.id, one))
    await assert.rejects(() => commitDraws(given.promotion.id, one), /Somebody else/)
    assert.equal(await stateOf(given, 'w1'), 'draft')
    assert.isTrue(await commitDraws(given.promotion.id, other))
    assert.equal(await stateOf(given, 'main'), 'committed')
    const files = await filesOf(given)
    const sheet = JSON.parse(textOf(files.get('sheet.json')!))
    const told = sheet.draws.map((draw: Record<string, unknown>) => `${draw.draw} ${draw.reserves}`)
    assert.sameMembers(told, ['w1 4', 'w2 4', 'main 5'])
    for (const draw of given.draws) {
      const { sealed } = await DrawSeed.findByOrFail('drawId', draw.id)
      const seed = await transaction((trx) => openSeed(trx, draw.id, given.name(draw.key)))
      assert.match(seed, /^[0-9a-f]{64}$/)
      assert.notInclude(sealed, seed)
      // A seed opens for its own draw alone.
      await assert.rejects(() => transaction((trx) => openSeed(trx, draw.id, given.name('w9'))))
    }
  })

  test('[R-14] draws are not announced less than 24 hours before their week', async ({
    assert,
  }) => {
    const given = await givenDraws()
    clock.pass(24 * HOUR_MS)
    assert.isFalse(await commitDraws(given.promotion.id, one))
    clock.pass(1)
    await assert.rejects(() => commitDraws(given.promotion.id, other), /less than 24 hours/)
  })

  test('[R-14] list and result come by themselves at their hours, and everything holds', async ({
    assert,
  }) => {
    const given = await announced(await givenDraws())
    at(given, 'freezeBy', -1)
    await freezeAndDraw()
    assert.equal(await stateOf(given, 'w1'), 'committed')
    at(given, 'freezeBy')
    await freezeAndDraw()
    assert.equal(await stateOf(given, 'w1'), 'frozen')
    at(given, 'drawAt', -1)
    await freezeAndDraw()
    assert.equal(await stateOf(given, 'w1'), 'frozen')
    // The first round of the beacon that is not before the hour.
    at(given, 'drawAt', 3000)
    await freezeAndDraw()
    assert.equal(await stateOf(given, 'w1'), 'drawn')
    assert.deepEqual(await complaints(given), [])
    assert.lengthOf(winners.of(given.draws[0].id), 2)
    const places = await DrawPlace.query().where({ drawId: given.draws[0].id }).orderBy('place')
    assert.deepEqual(
      places.map(({ state }) => state),
      ['drawn', 'drawn', 'reserve', 'reserve', 'reserve', 'reserve']
    )
    for (const { memberId, place } of winners.of(given.draws[0].id)) {
      const where = { promotionId: given.promotion.id, memberId }
      const { pseudonym } = await PromotionMember.query().where(where).firstOrFail()
      assert.equal(places[place - 1].pseudonym, pseudonym)
    }
    // Nothing is left to do, and nothing is done twice.
    await freezeAndDraw()
    assert.lengthOf(winners.of(given.draws[0].id), 2)
  })

  test('[R-14] nothing is frozen or drawn too early, twice, or without a person', async ({
    assert,
  }) => {
    const given = await announced(await givenDraws())
    const w1 = given.name('w1')
    const refused = async (work: () => Promise<unknown>, code: string) => {
      const error = await work().then(
        () => undefined,
        (thrown: { code: string }) => thrown
      )
      assert.equal(error?.code, code)
    }
    at(given, 'closesAt', 30 * 60_000 - 1)
    await refused(() => freezeDraw(w1, { by: one }), 'draw_not_over')
    clock.pass(1)
    await refused(() => freezeDraw(w1), 'draw_needs_staff')
    await refused(() => runDraw(w1), 'draw_not_frozen')
    assert.match((await freezeDraw(w1, { by: one }))!, /^[0-9a-f]{64}$/)
    await refused(() => freezeDraw(w1, { by: one }), 'draw_already_frozen')
    const { round, drawAt } = await Draw.findOrFail(given.draws[0].id)
    const out = timeOfRound(DEMO_CHAIN, round!)
    assert.isTrue(out >= drawAt && out < drawAt + 3000)
    clock.pass(out - 1 - nowOf())
    await refused(() => runDraw(w1), 'beacon_not_out')
    clock.pass(1)
    await refused(() => runDraw(w1, { signature: demoSignature(round! + 1) }), 'beacon_invalid')
    await refused(() => runDraw(w1, { called: '12345678901' }), 'called_invalid')
    await refused(() => runDraw(w1, { called: '123456789012' }), 'fallback_too_early')
    assert.equal(await stateOf(given, 'w1'), 'frozen')
    assert.isTrue(await runDraw(w1, { signature: demoSignature(round!).toUpperCase() }))
    await refused(() => runDraw(w1), 'draw_already_run')
    await refused(() => freezeDraw(w1, { by: one }), 'draw_already_frozen')
    assert.deepEqual(await complaints(given), [])
  })

  test('[R-14] a silent beacon: the draw waits, and after 72 hours two people call one number', async ({
    assert,
    cleanup,
  }) => {
    const given = await announced(await givenDraws())
    const silent = { signatureOf: async () => undefined }
    app.container.swap(BeaconSource, () => silent as never)
    cleanup(() => app.container.restore(BeaconSource))
    at(given, 'freezeBy')
    await freezeAndDraw()
    at(given, 'drawAt', 3000)
    await freezeAndDraw()
    assert.equal(await stateOf(given, 'w1'), 'frozen')
    const called = { called: '274913806551', by: one }
    at(given, 'drawAt', 72 * HOUR_MS - 1)
    await assert.rejects(() => runDraw(given.name('w1'), called), /silent/)
    clock.pass(1)
    await assert.rejects(() => runDraw(given.name('w1'), { called: called.called }), /staff/)
    assert.isFalse(await runDraw(given.name('w1'), called))
    await assert.rejects(() => runDraw(given.name('w1'), called), /Somebody else/)
    assert.isFalse(await runDraw(given.name('w1'), { called: '000000000001', by: other }))
    const { round } = await Draw.findOrFail(given.draws[0].id)
    const heard = { signatureOf: async () => demoSignature(round!) }
    app.container.swap(BeaconSource, () => heard as never)
    const again = { ...called, by: other }
    await assert.rejects(() => runDraw(given.name('w1'), again), /no number is called/)
    app.container.swap(BeaconSource, () => silent as never)
    assert.isTrue(await runDraw(given.name('w1'), again))
    assert.deepEqual(await complaints(given), [])
  })

  test('[R-14] a late list moves its draw by whole days', async ({ assert }) => {
    const given = await announced(await givenDraws())
    const { drawAt } = given.draws[0]
    at(given, 'drawAt', -24 * HOUR_MS + 1000)
    await freezeAndDraw()
    const moved = await Draw.findOrFail(given.draws[0].id)
    assert.equal(moved.drawAt, drawAt + 24 * HOUR_MS)
    at(given, 'drawAt', 3000)
    await freezeAndDraw()
    assert.equal(await stateOf(given, 'w1'), 'frozen')
    clock.pass(24 * HOUR_MS)
    await freezeAndDraw()
    assert.equal(await stateOf(given, 'w1'), 'drawn')
    assert.deepEqual(await complaints(given), [])
    assert.match(textOf((await filesOf(given)).get('log.txt')!), / late w1:\S+\+02:00 -\n/)
  })

  test('[R-14] twenty at once freeze one list and draw one result', async ({ assert }) => {
    const given = await announced(await givenDraws())
    const w1 = given.name('w1')
    const atOnce = async (work: () => Promise<unknown>) => {
      const settled = await Promise.allSettled(Array.from({ length: 20 }, work))
      return settled.map((one) => (one.status === 'rejected' ? one.reason.code : 'done')).sort()
    }
    at(given, 'freezeBy')
    const frozen = await atOnce(() => freezeDraw(w1))
    assert.deepEqual(frozen, ['done', ...Array(19).fill('draw_already_frozen')].sort())
    at(given, 'drawAt', 3000)
    const run = await atOnce(() => runDraw(w1))
    assert.deepEqual(run, ['done', ...Array(19).fill('draw_already_run')].sort())
    assert.lengthOf(winners.of(given.draws[0].id), 2)
    assert.deepEqual(await complaints(given), [])
  })

  test('[R-14] what breaks before the commit leaves nothing, and the same bytes come again', async ({
    assert,
  }) => {
    const given = await announced(await givenDraws())
    const w1 = given.name('w1')
    const before = await filesOf(given)
    at(given, 'freezeBy')
    const tickets = new EverybodysTickets()
    const breaking = {
      async *of(...asked: Parameters<typeof tickets.of>) {
        for await (const part of tickets.of(...asked)) {
          yield part
          if (part.length > 3) throw new Error('The power is gone')
        }
      },
    }
    app.container.swap(TicketSource, () => breaking)
    await assert.rejects(() => freezeDraw(w1), /power/)
    assert.deepEqual(await filesOf(given), before)
    assert.equal(await stateOf(given, 'w1'), 'committed')
    drawStandIns()
    await freezeDraw(w1)
    at(given, 'drawAt', 3000)
    const frozen = await filesOf(given)
    const results: string[] = []
    const refusing = {
      take: async (trx: Transaction) => {
        const { promotionId } = given.draws[0]
        const name = 'w1.result.json'
        results.push((await DrawFile.query(trx).where({ promotionId, name }).firstOrFail()).hash)
        throw new Error('The power is gone')
      },
      leave: async () => {},
    }
    app.container.swap(DrawnPlaces, () => refusing)
    await assert.rejects(() => runDraw(w1), /power/)
    assert.deepEqual(await filesOf(given), frozen)
    assert.equal(await stateOf(given, 'w1'), 'frozen')
    assert.lengthOf(await DrawPlace.query().where({ drawId: given.draws[0].id }), 0)
    drawStandIns()
    assert.isTrue(await runDraw(w1))
    const { hash } = await DrawFile.query()
      .where({ promotionId: given.promotion.id, name: 'w1.result.json' })
      .firstOrFail()
    assert.deepEqual(results, [hash])
    assert.deepEqual(await complaints(given), [])
  })

  test('[R-14] the main prize needs two people, or a day more', async ({ assert }) => {
    const given = await announced(await givenDraws({ keys: ['main'] }))
    const main = given.name('main')
    assert.isFalse(await voidDraw(main, { reason: 'outside_order', by: one }))
    at(given, 'closesAt', HOUR_MS)
    assert.isNull(await freezeDraw(main, { by: one }))
    await assert.rejects(() => freezeDraw(main, { by: one }), /Somebody else/)
    assert.isString(await freezeDraw(main, { by: other }))
    // What was wanted before a step is forgotten with it.
    assert.lengthOf(await DrawWish.query().where({ drawId: given.draws[0].id }), 0)
    at(given, 'drawAt', 3000)
    await freezeAndDraw()
    assert.equal(await stateOf(given, 'main'), 'frozen')
    await assert.rejects(() => runDraw(main), /staff/)
    assert.isFalse(await runDraw(main, { by: one }))
    await assert.rejects(() => runDraw(main, { by: one }), /Somebody else/)
    assert.equal(await stateOf(given, 'main'), 'frozen')
    at(given, 'drawAt', 24 * HOUR_MS)
    await freezeAndDraw()
    assert.equal(await stateOf(given, 'main'), 'drawn')
    assert.deepEqual(await complaints(given), [])
  })

  test('[R-14] a member is left out by two people, before the list is out, and stays on it', async ({
    assert,
  }) => {
    const given = await announced(await givenDraws())
    const drawId = given.draws[0].id
    const { memberId, pseudonym } = await PromotionMember.query()
      .where({ promotionId: given.promotion.id })
      .orderBy('memberId')
      .firstOrFail()
    const exclude = (by: typeof one | typeof other, member = memberId) =>
      transaction((trx) => excludeMember(trx, { drawId, memberId: member, reason: 'harvest', by }))
    assert.isFalse(await exclude(one))
    await assert.rejects(() => exclude(one), /Somebody else/)
    assert.isTrue(await exclude(other))
    assert.isFalse(await exclude(one, 7))
    at(given, 'freezeBy')
    await freezeAndDraw()
    const list = textOf((await filesOf(given)).get('w1.tickets.txt')!)
    assert.include(list, `${pseudonym} 0 harvest\n`)
    assert.include(list, 'rows 7 weight 6\n')
    await assert.rejects(() => exclude(other, 7), /list of this draw is out/)
  })

  test('[R-14] two people give the place of a winner to a reserve; without one it stays, and all of it is in the log', async ({
    assert,
  }) => {
    const given = await announced(await givenDraws())
    const drawId = given.draws[0].id
    at(given, 'freezeBy')
    await freezeAndDraw()
    at(given, 'drawAt', 3000)
    await freezeAndDraw()
    const reserve = await DrawPlace.query().where({ drawId, place: 3 }).firstOrFail()
    // Who has left is passed over.
    await transaction((trx) =>
      PromotionMember.query(trx)
        .where({ promotionId: given.promotion.id, pseudonym: reserve.pseudonym! })
        .delete()
    )
    const step = { drawId, place: 1, by: one }
    type Given = Partial<Parameters<typeof vacatePlace>[1]>
    const vacate = (changed: Given = {}) =>
      transaction((trx) => vacatePlace(trx, { ...step, why: 'unreached', ...changed }))
    await assert.rejects(() => vacate(), /No attempt/)
    await transaction((trx) => noteAttempt(trx, step))
    assert.isFalse((await vacate()).isDone)
    await assert.rejects(() => vacate(), /Somebody else/)
    assert.isFalse((await vacate({ why: 'declined', by: other })).isDone)
    assert.deepEqual(await vacate({ by: other }), { isDone: true, movedUp: 4 })
    assert.deepEqual(winners.left, [1])
    assert.equal(winners.taken.at(-1)!.place, 4)
    assert.match(textOf((await filesOf(given)).get('log.txt')!), / place w1:1>4:unreached -\n$/)
    await assert.rejects(() => vacate(), /another state/)
    await transaction((trx) => acceptPlace(trx, { ...step, place: 4 }))
    assert.isTrue(await transaction((trx) => handOver(trx, { ...step, place: 4 })))
    await PromotionMember.query().where({ promotionId: given.promotion.id }).delete()
    for (const by of [one, other]) await vacate({ place: 2, why: 'deleted', by })
    assert.match(textOf((await filesOf(given)).get('log.txt')!), / place w1:2>-:deleted -\n$/)
    assert.deepEqual(await complaints(given), [])
  })

  test('[R-14] a draw is void by two people and in public; once the round is out not by mistake', async ({
    assert,
  }) => {
    const given = await announced(await givenDraws({ keys: ['w1', 'w2'] }))
    const declare = (
      { key }: Draw,
      reason: 'mistake' | 'seed_lost',
      by: typeof one | typeof other
    ) => voidDraw(given.name(key), { reason, by })
    const [first, second] = given.draws
    assert.isFalse(await declare(second, 'mistake', one))
    await assert.rejects(() => declare(second, 'mistake', one), /Somebody else/)
    assert.isTrue(await declare(second, 'mistake', other))
    at(given, 'freezeBy')
    await freezeAndDraw()
    at(given, 'drawAt', 3000)
    await assert.rejects(() => declare(first, 'mistake', one), /another state/)
    await assert.rejects(() => declare(first, 'seed_lost', one), /another state/)
    await DrawSeed.query().where({ drawId: first.id }).delete()
    const office = await marketing()
    await assert.rejects(() => declare(first, 'seed_lost', office as never), /not allowed/)
    assert.isFalse(await declare(first, 'seed_lost', one))
    assert.isTrue(await declare(first, 'seed_lost', other))
    await freezeAndDraw()
    assert.equal(await stateOf(given, 'w1'), 'void')
    assert.match(
      textOf((await filesOf(given)).get('log.txt')!),
      / void w2:mistake -\n[^]* void w1:seed_lost -\n$/
    )
  })

  test('[R-14] a void draw is drawn again, with a seed and a later round of its own, announced by two', async ({
    assert,
  }) => {
    const given = await announced(await givenDraws())
    const [w1] = given.draws
    const exclusion = { drawId: w1.id, memberId: 7, reason: 'rules' } as const
    for (const by of [one, other]) {
      await transaction((trx) => excludeMember(trx, { ...exclusion, by }))
    }
    at(given, 'freezeBy')
    await freezeAndDraw()
    at(given, 'drawAt', 3000)
    await freezeAndDraw()
    await assert.rejects(() => drawAgain(given.name('w1'), one), /another state/)
    const step = { drawId: w1.id, place: 1, by: one }
    await transaction((trx) => acceptPlace(trx, step))
    await transaction((trx) => handOver(trx, step))
    for (const by of [one, other]) {
      await voidDraw(given.name('w1'), { reason: 'outside_order', by })
    }
    // Who was drawn has not won, but for what was handed over.
    assert.deepEqual(winners.left, [2])
    const office = await marketing()
    await assert.rejects(() => drawAgain(given.name('w1'), office), /not allowed/)
    // A wish counts for a day, and while whoever has it works here.
    assert.isFalse(await drawAgain(given.name('w1'), other))
    clock.pass(24 * HOUR_MS)
    const { id: staffId } = await givenStaff()
    assert.isFalse(await drawAgain(given.name('w1'), { source: 'cli', staffId }))
    await StaffMember.query().where({ id: staffId }).update({ disabledAt: nowOf() })
    assert.isFalse(await drawAgain(given.name('w1'), one))
    await assert.rejects(() => drawAgain(given.name('w1'), one), /Somebody else/)
    assert.isTrue(await drawAgain(given.name('w1'), other))
    await assert.rejects(() => drawAgain(given.name('w1'), one), /another state/)
    const again = await Draw.findByOrFail({ promotionId: given.promotion.id, key: 'w1b' })
    await w1.refresh()
    assert.isAbove(again.round!, w1.round!)
    assert.notEqual(again.commitment, w1.commitment)
    assert.equal(again.opensAt, w1.opensAt)
    // What was handed over is not drawn again, and nobody chooses any more who takes part.
    assert.equal((await Prize.findByOrFail('drawId', again.id)).items, 1)
    const late = { ...exclusion, drawId: again.id, memberId: 6, by: one }
    await assert.rejects(() => transaction((trx) => excludeMember(trx, late)), /list of this draw/)
    clock.pass(again.freezeBy - nowOf())
    await freezeAndDraw()
    clock.pass(again.drawAt + 3000 - nowOf())
    await freezeAndDraw()
    assert.equal(await stateOf(given, 'w1b'), 'drawn')
    const list = textOf((await filesOf(given)).get('w1b.tickets.txt')!)
    assert.match(list, / 0 rules\n/)
    assert.deepEqual(await complaints(given), ['w1 log draw_void'])
  })

  test('[R-14] a list that was lost comes back under its hash', async ({ assert }) => {
    const given = await announced(await givenDraws())
    const w1 = given.name('w1')
    at(given, 'freezeBy', -HOUR_MS)
    await freezeDraw(w1, { by: one })
    const list = (await filesOf(given)).get('w1.tickets.txt')!
    // The database of before the freeze, as a restored copy has it.
    const { promotion } = given
    await transaction(async (trx) => {
      const dialect = trx.client.dialect.name
      for (const sql of liftAppendOnly('draw_files', dialect)) await trx.client.rawQuery(sql)
      await trx.client
        .from('draw_files')
        .where({ promotion_id: promotion.id, name: 'w1.tickets.txt' })
        .delete()
      for (const sql of appendOnly('draw_files', dialect)) await trx.client.rawQuery(sql)
      await Draw.query(trx).where({ id: given.draws[0].id }).update({ state: 'committed' })
    })
    const changed = Uint8Array.from(list)
    changed[0] ^= 1
    await assert.rejects(() => freezeDraw(w1, { adopt: changed, by: one }), /does not belong/)
    await assert.rejects(() => freezeDraw(w1, { adopt: list }), /staff/)
    await freezeDraw(w1, { adopt: list, by: one })
    assert.deepEqual((await filesOf(given)).get('w1.tickets.txt'), list)
  })

  test('[R-14] every step of a person stands in the audit log, with a second one where two are needed', async ({
    assert,
  }) => {
    const given = await announced(await givenDraws({ keys: ['main'] }))
    const main = given.name('main')
    const drawId = given.draws[0].id
    const exclusion = { drawId, memberId: 7, reason: 'rules' } as const
    const step = { drawId, place: 1 }
    for (const by of [one, other])
      await transaction((trx) => excludeMember(trx, { ...exclusion, by }))
    at(given, 'closesAt', HOUR_MS)
    for (const by of [one, other]) await freezeDraw(main, { by })
    at(given, 'drawAt', 3000)
    for (const by of [one, other]) await runDraw(main, { by })
    await transaction((trx) => noteAttempt(trx, { ...step, by: one }))
    for (const by of [one, other])
      await transaction((trx) => vacatePlace(trx, { ...step, by, why: 'declined' }))
    await transaction((trx) => acceptPlace(trx, { ...step, place: 2, by: one }))
    for (const by of [one, other])
      await transaction((trx) => handOver(trx, { ...step, place: 2, by }))
    for (const by of [one, other]) {
      await voidDraw(main, { reason: 'outside_order', by })
    }
    const lines = await shopReader().rows<{ action: string; actor: number; detail: string | null }>(
      `SELECT action, actor_id AS actor, detail FROM audit_logs
        WHERE subject_type = ? AND subject_id = ? ORDER BY id`,
      ['draw', drawId]
    )
    assert.deepEqual(
      lines.map(({ action, actor, detail }) => [action, actor, detail]),
      [
        ['draw.asked', one.staffId, 'commit'],
        ['draw.committed', other.staffId, null],
        ['draw.exclusion_asked', one.staffId, '7 rules'],
        ['draw.member_excluded', other.staffId, '7 rules'],
        ['draw.asked', one.staffId, 'freeze'],
        ['draw.frozen', other.staffId, null],
        ['draw.asked', one.staffId, 'run'],
        ['draw.run', other.staffId, null],
        ['draw.contacted', one.staffId, '1: 1'],
        ['draw.asked', one.staffId, 'vacate 1 declined'],
        ['draw.place_vacated', other.staffId, '1>2 declined'],
        ['draw.accepted', one.staffId, '2'],
        ['draw.asked', one.staffId, 'hand_over 2'],
        ['draw.handed_over', other.staffId, '2'],
        ['draw.asked', one.staffId, 'void outside_order'],
        ['draw.voided', other.staffId, 'outside_order'],
      ]
    )
  })
})
