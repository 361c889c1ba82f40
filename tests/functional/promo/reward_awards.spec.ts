import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import AuditLog from '#app/audit/models/audit_log'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { balanceOf } from '#points'
import LedgerEntry from '#points/ledger/models/ledger_entry'
import PromotionReward from '#promo/rewards/models/promotion_reward'
import { remindMembers } from '#promo/rewards/actions/remind_members'
import { givenProduct } from '#tests/support/catalogue'
import { frozenClock } from '#tests/support/clock'
import { confirmedSession, givenMember, givenStaff } from '#tests/support/members'
import { toldTo } from '#tests/support/notifications'
import { givenReward } from '#tests/support/rewards'
import { givenCreditedScan } from '#tests/support/scans'
import { brokenTruths } from '#tests/support/truths'

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number) => businessDate(clock.now() + days * DAY_MS)

type Staff = Awaited<ReturnType<typeof givenStaff>>

function asStaff(client: ApiClient, staff: Staff) {
  const post = (path: string, body: object, key: string = randomUUID()) =>
    client
      .post(`/api/admin/${path}`)
      .accept('json')
      .withCsrfToken()
      .header('idempotency-key', key)
      .withGuard('staff')
      .loginAs(staff)
      .withSession(confirmedSession(staff))
      .json(body)
  return {
    count: (body: object) => post('promotion_rewards/count', body),
    award: (body: object, key?: string) => post('promotion_rewards', body, key),
    revoke: (id: number, reason: string) => post(`promotion_rewards/${id}/revocation`, { reason }),
    agree: (id: number) => post(`waiting_deeds/${id}/agreement`, {}),
    list: (query: string) =>
      client
        .get(`/api/admin/promotion_rewards?${query}`)
        .accept('json')
        .withGuard('staff')
        .loginAs(staff),
  }
}

const giftAward = (productId: number, members: string, count: number) => ({
  by: 'list',
  members,
  count,
  what: 'gift',
  product_id: productId,
  last_day: inDays(30),
  reason: 'A nyári játék fődíja',
})

const rewardsOf = ({ id }: { id: number }) => PromotionReward.query().where('memberId', id)
const auditOf = (action: string, subjectId: number) => AuditLog.query().where({ action, subjectId })

test.group('Awards', () => {
  test('[R-15] a gift is awarded to a pasted list, told of once, and once for a double press', async ({
    client,
    assert,
  }) => {
    const marketing = asStaff(client, await givenStaff({ role: 'marketing' }))
    const [one, two, three] = [await givenMember(), await givenMember(), await givenMember()]
    const gift = await givenProduct({ isGift: true, price: 0 })
    const list = `${one.id}\n\n ${two.email.toUpperCase()} \n${three.phone}\n#${one.id}`
    const counted = await marketing.count({ by: 'list', members: list })
    assert.deepEqual(counted.body().data, { id: 0, count: 3, unknown: [] })
    const [key, body] = [randomUUID(), giftAward(gift.id, list, 3)]
    const answers = await Promise.all([marketing.award(body, key), marketing.award(body, key)])
    for (const answer of answers) answer.assertStatus(201)
    assert.deepEqual(answers[0].body(), answers[1].body())
    for (const member of [one, two, three]) {
      assert.lengthOf(await rewardsOf(member), 1)
      assert.deepEqual(await toldTo(member), ['reward_granted'])
    }
    assert.lengthOf(await auditOf('reward.awarded', answers[0].body().data.id), 1)
  })

  test('lines that name nobody are told by their number, and nothing is awarded', async ({
    client,
    assert,
  }) => {
    const marketing = asStaff(client, await givenStaff({ role: 'marketing' }))
    const [member, unregistered] = [await givenMember(), await givenMember({ registered: false })]
    const gift = await givenProduct({ isGift: true, price: 0 })
    const list = `${member.id}\nnobody@pelda.hu\n${unregistered.id}\nxx`
    const counted = await marketing.count({ by: 'list', members: list })
    assert.deepEqual(counted.body().data, {
      id: 0,
      count: 1,
      unknown: [
        { line: 2, text: 'nobody@pelda.hu' },
        { line: 3, text: String(unregistered.id) },
        { line: 4, text: 'xx' },
      ],
    })
    const refused = await marketing.award(giftAward(gift.id, list, 1))
    refused.assertStatus(422)
    assert.containSubset(refused.body().errors[0], {
      field: 'members',
      rule: 'members_unknown',
      meta: { lines: '2, 3, 4' },
    })
    assert.isEmpty(await rewardsOf(member))
  })

  test('everybody who meets a rule, as many as were shown', async ({ client, assert }) => {
    const marketing = asStaff(client, await givenStaff({ role: 'marketing' }))
    const [scanner, other] = [await givenMember(), await givenMember()]
    await givenCreditedScan(scanner)
    await givenCreditedScan(scanner)
    await givenCreditedScan(other)
    const gift = await givenProduct({ isGift: true, price: 0 })
    const today = inDays(0)
    const rule = { scans_min: 2, scans_from: today, scans_to: today }
    const { count } = (await marketing.count({ by: 'rule', rule })).body().data
    assert.isAtLeast(count, 1)
    const wanted = { ...giftAward(gift.id, '', count), by: 'rule', rule, members: undefined }
    const wrong = await marketing.award({ ...wanted, count: count + 1 })
    assert.containSubset(wrong.body().errors[0], { field: 'count', rule: 'count_changed' })
    ;(await marketing.award(wanted)).assertStatus(201)
    assert.lengthOf(await rewardsOf(scanner), 1)
    assert.isEmpty(await rewardsOf(other))
    const tomorrow = { ...rule, scans_from: inDays(1), scans_to: inDays(2) }
    assert.equal((await marketing.count({ by: 'rule', rule: tomorrow })).body().data.count, 0)
  })

  test('what cannot be promised, and a last day that is over, are refused at their fields', async ({
    client,
    assert,
  }) => {
    const marketing = asStaff(client, await givenStaff({ role: 'marketing' }))
    const member = String((await givenMember()).id)
    const gift = await givenProduct({ isGift: true, price: 0 })
    const trousers = await givenProduct({ variations: { Size: ['S'] }, stockOf: { S: 3 } })
    const CASES: [body: object, field: string, rule: string][] = [
      [giftAward(trousers.id, member, 1), 'product_id', 'gift_not_promisable'],
      [
        { ...giftAward(gift.id, member, 1), last_day: inDays(0) },
        'last_day',
        'last_day_out_of_range',
      ],
      [
        { ...giftAward(gift.id, member, 1), last_day: inDays(400) },
        'last_day',
        'last_day_out_of_range',
      ],
      [{ ...giftAward(gift.id, member, 1), last_day: '2026-02-30' }, 'last_day', 'invalid'],
      [{ ...giftAward(gift.id, member, 1), reason: '' }, 'reason', 'required'],
      [{ ...giftAward(gift.id, '', 1) }, 'members', 'required'],
    ]
    for (const [body, field, rule] of CASES) {
      const refused = await marketing.award(body)
      refused.assertStatus(422)
      assert.containSubset(refused.body().errors[0], { field, rule })
    }
  })

  test('staff find rewards by member, gift and state, and take one back with a reason', async ({
    client,
    assert,
  }) => {
    const marketing = asStaff(client, await givenStaff({ role: 'marketing' }))
    const [member, other] = [await givenMember(), await givenMember()]
    const gift = await givenProduct({ isGift: true, price: 0 })
    const [{ id }] = [await givenReward(member, gift), await givenReward(other, gift)]
    const found = await marketing.list(
      `filter=${encodeURIComponent(JSON.stringify({ member_id: [member.id], product_id: [gift.id], state: 'granted' }))}`
    )
    assert.deepEqual(
      found.body().data.map((row: { id: number }) => row.id),
      [id]
    )
    ;(await marketing.revoke(id, '')).assertStatus(422)
    const revoked = await marketing.revoke(id, 'Téves lista')
    assert.containSubset(revoked.body().data, { id, state: 'revoked', reason: 'Téves lista' })
    const again = await marketing.revoke(id, 'Téves lista')
    assert.equal(again.body().errors[0].rule, 'reward_settled')
    const lines = await auditOf('reward.revoked', member.id)
    assert.deepEqual(
      lines.map(({ detail }) => detail),
      [String(id)]
    )
  })

  test('[R-16] points are booked with source promotion, once a member, with what was told', async ({
    client,
    assert,
  }) => {
    const [admin, marketing] = [await givenStaff(), await givenStaff({ role: 'marketing' })]
    const [one, two] = [await givenMember(), await givenMember()]
    const body = {
      by: 'list',
      members: `${one.id}\n${two.id}`,
      count: 2,
      what: 'points',
      points: 70,
      reason: 'Nyári játék',
    }
    const refused = await asStaff(client, marketing).award(body)
    refused.assertStatus(403)
    assert.isEmpty(await rewardsOf(one))
    const key = randomUUID()
    const first = await asStaff(client, admin).award(body, key)
    first.assertStatus(201)
    const { id } = first.body().data
    assert.deepEqual((await asStaff(client, admin).award(body, key)).body().data, first.body().data)
    for (const member of [one, two]) {
      assert.equal(await balanceOf(member.id), 70)
      const [entry, ...more] = await LedgerEntry.query().where('memberId', member.id)
      assert.isEmpty(more)
      assert.containSubset(entry.$attributes, {
        points: 70,
        source: 'promotion',
        sourceName: 'Nyári játék',
        reference: `promotion:${id}:${member.id}`,
        actorId: admin.id,
      })
      assert.deepEqual(await toldTo(member), ['points_awarded'])
    }
    assert.isEmpty(await brokenTruths())
  })

  test('[R-16] many points wait for a second administrator', async ({
    client,
    assert,
    cleanup,
  }) => {
    const [admin, second, member] = [await givenStaff(), await givenStaff(), await givenMember()]
    const limit = (value: number) =>
      transaction((trx) => changeSettings(trx, { lone_points: value }, { source: 'cli' }))
    await limit(100)
    cleanup(() => limit(50_000))
    const body = {
      by: 'list',
      members: String(member.id),
      count: 1,
      what: 'points',
      points: 101,
      reason: 'Fődíj',
    }
    const asked = await asStaff(client, admin).award(body)
    asked.assertStatus(201)
    const { waiting_id: waitingId } = asked.body().data
    assert.isNumber(waitingId)
    assert.equal(await balanceOf(member.id), 0)
    assert.isEmpty(await rewardsOf(member))
    const own = await asStaff(client, admin).agree(waitingId)
    assert.equal(own.body().errors[0].rule, 'own_deed')
    ;(await asStaff(client, second).agree(waitingId)).assertStatus(200)
    assert.equal(await balanceOf(member.id), 101)
    assert.deepEqual(await toldTo(member), ['points_awarded'])
    assert.isEmpty(await brokenTruths())
  })
})

test.group('Reminders of rewards', () => {
  test('come seven days and one day before the end, each once', async ({ assert, cleanup }) => {
    const time = frozenClock()
    cleanup(time.restore)
    const [member, done] = [await givenMember(), await givenMember()]
    const gift = await givenProduct({ isGift: true, price: 0 })
    const { expiresAt } = await givenReward(member, gift)
    const taken = await givenReward(done, gift)
    await PromotionReward.query()
      .where('id', taken.id)
      .update({ state: 'revoked', settledAt: clock.now() })
    const goTo = (before: number) => time.pass(expiresAt! - before - clock.now())
    const lookTwice = async () => {
      await Promise.all([remindMembers(), remindMembers()])
      await remindMembers()
      return (await toldTo(member)).slice(1)
    }
    goTo(7 * DAY_MS + 1)
    assert.deepEqual(await lookTwice(), [])
    goTo(7 * DAY_MS)
    assert.deepEqual(await lookTwice(), ['reward_expiring'])
    goTo(DAY_MS)
    assert.deepEqual(await lookTwice(), ['reward_expiring', 'reward_expiring'])
    goTo(-1)
    assert.lengthOf(await lookTwice(), 2)
    assert.deepEqual(await toldTo(done), ['reward_granted'])
  })
})
