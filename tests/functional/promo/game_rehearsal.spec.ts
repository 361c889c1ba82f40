import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { businessDate } from '#app/business_date'
import { clock as shop } from '#app/clock'
import { reverseScan } from '#points/scans/actions/reverse_scan'
import { scanCode } from '#points/scans/actions/scan_code'
import { frozenClock } from '#tests/support/clock'
import { endGames, givenDraftedGame } from '#tests/support/games'
import { givenBooster } from '#tests/support/boosters'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenBatch, givenCode, givenParticipatingProduct } from '#tests/support/points'
import { givenCreditedScan } from '#tests/support/scans'
import { staffApi } from '#tests/support/staff_api'

/** Years in which nobody else scans; clocks change on the last Sunday of the first week. */
const FIRST_DAY = '2043-03-23'
const W1 = Date.parse('2043-03-23T00:00:00+01:00')
const W2 = Date.parse('2043-03-30T00:00:00+02:00')
const LOOSE = Date.parse('2043-04-06T00:00:00+02:00')
const OVER = Date.parse('2043-04-07T00:00:00+02:00')
const REFERRAL = `INSERT INTO referrals
  (invitee_id, inviter_id, state, reason, points, decided_on, decided_at)
  VALUES (?, ?, ?, NULL, ?, '2043-03-24', ?)`
/** What was written past the shop would break what must be true of its books. */
const FORGET = "DELETE FROM referrals WHERE decided_on = '2043-03-24'"

test.group('The rehearsal of a game', (group) => {
  let time: ReturnType<typeof frozenClock>
  group.each.setup(() => {
    time = frozenClock(W1 - 1)
    return async () => {
      time.restore()
      await endGames()
      await transaction((trx) => rows(trx, FORGET))
    }
  })

  /** A member who scans at these instants, in their order. */
  async function scanner(scans: [at: number, points: number][]) {
    const member = await givenMember()
    for (const [at, points] of scans) {
      time.pass(at - shop.now())
      await givenCreditedScan(member, points)
    }
    return member
  }

  const invited = async (inviterId: number, decidedAt: number, state = 'credited') => {
    const { id } = await givenMember()
    const points = state === 'credited' ? 1 : 0
    await transaction((trx) => rows(trx, REFERRAL, [id, inviterId, state, points, decidedAt]))
  }

  const office = async (
    client: Parameters<typeof staffApi>[0],
    role: 'marketing' | 'auditor' = 'marketing'
  ) => {
    const staff = await givenStaff({ role })
    return (id: number, firstDay?: string) =>
      client
        .get(`/api/admin/promotions/${id}/rehearsal`)
        .qs(firstDay ? { first_day: firstDay } : {})
        .accept('json')
        .withGuard('staff')
        .loginAs(staff)
  }

  test('[D-34] it counts who scanned in each week to the millisecond, their points, and invitations for the main draw', async ({
    client,
    assert,
  }) => {
    // Fifteen days: two weeks and a day for the main draw alone.
    const game = await givenDraftedGame({ firstDay: '2044-01-04', lastDay: '2044-01-18' })
    await scanner([[W1 - 1, 1000]])
    const both = await scanner([
      [W1, 3],
      [W2 - 1, 4],
      [W2, 5],
    ])
    time.pass(W1 - shop.now())
    const boosted = await givenMember()
    const product = await givenParticipatingProduct({ points: 10 })
    const booster = await givenBooster({ productIds: [product.id], bonus: 7 })
    const text = await givenCode({ batch: await givenBatch({ productId: product.id }) })
    await scanCode({ memberId: boosted.id, text, address: '10.20.43.1' })
    await booster.stop()
    const back = await scanner([[W1 + 1, 100]])
    await transaction(async (trx) => {
      const sql = 'SELECT entry_id AS "entryId" FROM scans WHERE member_id = ?'
      const [{ entryId }] = await rows<{ entryId: number }>(trx, sql, [back.id])
      await reverseScan(trx, { entryId, reason: 'A photo', by: { source: 'cli' } })
    })
    const disabled = await scanner([[W1 + 2, 100]])
    await transaction((trx) =>
      rows(trx, 'UPDATE members SET disabled_at = 1 WHERE id = ?', [disabled.id])
    )
    const lastWeek = await scanner([[LOOSE - 1, 20]])
    const loose = await scanner([[OVER - 1, 50]])
    await scanner([[OVER, 1000]])
    await invited(both.id, W1)
    await invited(both.id, W1 + 1)
    await invited(boosted.id, OVER)
    await invited(lastWeek.id, W1, 'declined')
    await invited(loose.id, OVER - 1)
    time.pass(2 * 24 * 60 * 60 * 1000)

    const rehearse = await office(client)
    const answer = await rehearse(game.id, FIRST_DAY)
    answer.assertStatus(200)
    const { first_day: first, last_day: last, draws } = answer.body().data
    assert.deepEqual([first, last], [FIRST_DAY, '2043-04-06'])
    const figures = draws.map((draw: Record<string, unknown>) => [
      `${draw.key} ${draw.first_day} ${draw.last_day}`,
      draw.members,
      draw.weight,
      draw.scans,
      draw.points,
      draw.items,
    ])
    assert.deepEqual(figures, [
      ['w1 2043-03-23 2043-03-29', 2, 2, 3, 3 + 4 + 10 + 7, 2],
      ['w2 2043-03-30 2043-04-05', 2, 2, 2, 5 + 20, 2],
      ['main 2043-03-23 2043-04-06', 4, 6, 6, 3 + 4 + 10 + 7 + 5 + 20 + 50, 1],
    ])
    assert.notMatch(JSON.stringify(answer.body()), /member_id|name/)
  })

  test('[D-34] without a day it ends yesterday, and a time that is not over is refused', async ({
    client,
    assert,
  }) => {
    const game = await givenDraftedGame({ firstDay: '2044-01-04', lastDay: '2044-01-18' })
    time.pass(OVER - shop.now())
    const rehearse = await office(client, 'auditor')
    const { data } = (await rehearse(game.id)).body()
    assert.deepEqual([data.first_day, data.last_day], [FIRST_DAY, businessDate(OVER - 1)])
    assert.equal(data.latest_first_day, FIRST_DAY)
    ;(await rehearse(game.id, FIRST_DAY)).assertStatus(200)
    const refused = await rehearse(game.id, '2043-03-24')
    refused.assertStatus(422)
    assert.containsSubset(refused.body().errors, [{ field: 'first_day', rule: 'max' }])
    ;(await rehearse(game.id, 'tegnap')).assertStatus(422)
    // A millisecond earlier yesterday was the day before.
    time.pass(-1)
    assert.equal((await rehearse(game.id)).body().data.first_day, '2043-03-22')
  })
})
