import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock as shop } from '#app/clock'
import { changeSettings } from '#app/settings/settings'
import { tidyUp } from '#app/tidying'
import { transaction } from '#app/transaction'
import { storagePath } from '#config/storage'
import { DrawnPlaces } from '#promo/contracts/drawn_places'
import { archiveGames } from '#promo/draws/archive/archive_games'
import { freezeAndDraw } from '#promo/draws/draw_watch'
import DrawExclusion from '#promo/draws/models/draw_exclusion'
import DrawFile from '#promo/draws/models/draw_file'
import { verifyFiles } from '#promo/draws/verify_files'
import Promotion from '#promo/games/models/promotion'
import PromotionMember from '#promo/games/models/promotion_member'
import Winner from '#promo/games/models/winner'
import { frozenClock } from '#tests/support/clock'
import {
  announced,
  drawStandIns,
  endStandIns,
  filesOf,
  givenDraws,
  type GivenDraws,
} from '#tests/support/draws'
import { endGames } from '#tests/support/games'
import { givenMember, givenStaff } from '#tests/support/members'
import { staffApi } from '#tests/support/staff_api'

const LIST = 'w1.tickets.txt'
/** The week is over on Monday, 26 May 2031; its lists stay for five years. */
const LEAVES = Date.parse('2036-05-26T00:00:00Z')

test.group('The archive of games', (group) => {
  let time: ReturnType<typeof frozenClock>
  group.each.setup(() => {
    time = frozenClock('2031-05-17T00:00:00Z')
    drawStandIns()
    app.container.restore(DrawnPlaces)
    return async () => {
      endStandIns()
      time.restore()
      await endGames()
    }
  })

  const goTo = (instant: number) => time.pass(instant - shop.now())
  const archive = () => transaction(archiveGames)

  /** A game whose week was drawn, with three members, of whom one was left out. */
  async function drawnGame(): Promise<GivenDraws> {
    const members = [await givenMember({ lastName: 'Kovács', firstName: 'Péter' })]
    members.push(await givenMember(), await givenMember())
    const given = await announced(await givenDraws({ memberIds: members.map(({ id }) => id) }))
    const [{ id: drawId, freezeBy, drawAt }] = given.draws
    const [asked, agreed] = [await givenStaff(), await givenStaff()]
    const left = { drawId, memberId: members[2].id, reason: 'rules', askedAt: shop.now() }
    await transaction((trx) =>
      DrawExclusion.create(
        { ...left, askedBy: asked.id, agreedBy: agreed.id, agreedAt: shop.now() },
        trx
      )
    )
    goTo(freezeBy)
    await freezeAndDraw()
    goTo(drawAt + 3000)
    await freezeAndDraw()
    return given
  }

  const rowsOf = async ({ promotion: { id: promotionId }, draws }: GivenDraws) => ({
    members: await PromotionMember.query().where({ promotionId }),
    exclusions: await DrawExclusion.query().where({ drawId: draws[0].id }),
    winners: await Winner.query().where({ promotionId }).orderBy('place'),
    game: await Promotion.findOrFail(promotionId),
  })

  const statusOf = async (client: ApiClient, { promotion }: GivenDraws, file: string) =>
    (await client.get(`/sorsolasok/${promotion.slug}/${file}`)).status()

  const pageOf = async (client: ApiClient, { promotion }: GivenDraws) => {
    const answer = await client.get(`/sorsolasok/${promotion.slug}/w1`).withInertia()
    return answer.body().props as {
      files: { name: string }[]
      lists_until: string
      is_archived: boolean
    }
  }

  async function hashOf({ promotion: { id: promotionId } }: GivenDraws) {
    return (await DrawFile.query().where({ promotionId, name: LIST }).firstOrFail()).hash
  }

  const folder = join(storagePath, 'draws')
  const isOnDisk = (hash: string) => readdirSync(folder).includes(hash)

  test('[R-14] lists leave five years after the end, to the millisecond; sheet, result and log stay', async ({
    client,
    assert,
  }) => {
    const given = await drawnGame()
    const hash = await hashOf(given)
    const files = await filesOf(given)
    goTo(LEAVES - 1)
    await archive()
    const before = await rowsOf(given)
    assert.lengthOf(before.members, 3)
    assert.lengthOf(before.exclusions, 1)
    assert.lengthOf(before.winners, 2)
    assert.isTrue(before.winners.every(({ memberId }) => memberId !== null))
    assert.equal(await statusOf(client, given, LIST), 200)
    assert.isTrue(isOnDisk(hash))
    const kept = await pageOf(client, given)
    assert.deepEqual([kept.is_archived, Date.parse(kept.lists_until)], [false, LEAVES])
    assert.include(
      kept.files.map(({ name }) => name),
      LIST
    )

    goTo(LEAVES)
    await tidyUp()
    const after = await rowsOf(given)
    assert.deepEqual([after.members, after.exclusions], [[], []])
    assert.deepEqual(
      after.winners.map(({ memberId, abbreviatedName }) => [memberId, abbreviatedName]),
      before.winners.map(({ abbreviatedName }) => [null, abbreviatedName])
    )
    assert.equal(after.game.archivedAt, LEAVES)
    assert.isFalse(isOnDisk(hash))
    assert.equal(await statusOf(client, given, LIST), 404)
    for (const file of ['sheet.json', 'w1.result.json', 'log.txt']) {
      assert.equal(await statusOf(client, given, file), 200, file)
    }
    const page = await pageOf(client, given)
    assert.deepEqual([page.is_archived, Date.parse(page.lists_until)], [true, LEAVES])
    assert.sameMembers(
      page.files.map(({ name }) => name),
      ['sheet.json', 'w1.result.json']
    )

    files.delete(LIST)
    const [{ findings }] = verifyFiles(files)
    const verdicts = findings.map(({ verdict }) => verdict)
    assert.deepEqual([...new Set(verdicts)], ['not_checked'])
    const list = { check: 'list', verdict: 'not_checked', why: 'file_missing', detail: LIST }
    assert.containsSubset(findings, [list])
  })

  test('[R-14] a round that was cut off is finished by the next one, and nothing is archived twice', async ({
    assert,
  }) => {
    const given = await drawnGame()
    const hash = await hashOf(given)
    const bytes = (await filesOf(given)).get(LIST)!
    goTo(LEAVES)
    await archive()
    // The rows were committed, and the process ended before the file was removed.
    writeFileSync(join(folder, hash), bytes)
    time.pass(1000)
    await archive()
    assert.isFalse(isOnDisk(hash))
    assert.equal((await rowsOf(given)).game.archivedAt, LEAVES)
    await archive()
  })

  test('[R-14] a draw that is still to be held keeps its list, and a setting shortens the term', async ({
    client,
    assert,
    cleanup,
  }) => {
    const waiting = await announced(await givenDraws({ memberIds: [(await givenMember()).id] }))
    const given = await drawnGame()
    await transaction((trx) => changeSettings(trx, { game_archive_years: 1 }))
    cleanup(() => transaction((trx) => changeSettings(trx, { game_archive_years: 5 })))
    const leaves = Date.parse('2032-05-26T00:00:00Z')
    const [held] = waiting.draws
    await held.refresh()
    await transaction((trx) =>
      held
        .useTransaction(trx.client)
        .merge({ state: 'frozen', drawAt: leaves * 2 })
        .save()
    )
    goTo(leaves - 1)
    await archive()
    assert.isNull((await rowsOf(given)).game.archivedAt)
    goTo(leaves)
    await archive()
    assert.equal((await rowsOf(given)).game.archivedAt, leaves)
    assert.isNull((await rowsOf(waiting)).game.archivedAt)
    assert.lengthOf((await rowsOf(waiting)).members, 1)

    // What is gone is offered to nobody at the desk, and its minutes are not made any more.
    const staff = await givenStaff()
    const desk = (await staffApi(client, 'draws', staff).show(given.draws[0].id)).body().data
    assert.sameMembers(
      desk.files.map(({ name }: { name: string }) => name),
      ['sheet.json', 'w1.result.json']
    )
  })
})
