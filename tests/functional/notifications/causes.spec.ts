import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { runOutboxOnce } from '#app/outbox/worker'
import { transaction } from '#app/transaction'
import { confirmReferral } from '#auth'
import { changeOrderStatus, toggleWish } from '#catalogue'
import { announceReachedWishes } from '#catalogue/wishlist/reached_wishes'
import { announceSurveys } from '#content/surveys/actions/announce_surveys'
import Survey from '#content/surveys/models/survey'
import Notification from '#notifications/list/models/notification'
import { settleDispute } from '#points/disputes/actions/settle_dispute'
import Scan from '#points/scans/models/scan'
import { reverseScan } from '#points/scans/actions/reverse_scan'
import { givenProduct } from '#tests/support/catalogue'
import { givenQuestion } from '#tests/support/counselling'
import { givenMember, givenStaff, type TestMember } from '#tests/support/members'
import { toldTo } from '#tests/support/notifications'
import { givenOrder } from '#tests/support/orders'
import { givenBatch, givenCode, givenPoints } from '#tests/support/points'
import { givenReward } from '#tests/support/rewards'
import { givenCreditedScan } from '#tests/support/scans'
import { givenSurvey, removeSurveys } from '#tests/support/surveys'

type Staff = Awaited<ReturnType<typeof givenStaff>>

function asStaff(client: ApiClient, staff: Staff) {
  const post = (path: string) =>
    client
      .post(`/api/admin/${path}`)
      .accept('json')
      .withCsrfToken()
      .header('idempotency-key', randomUUID())
      .withGuard('staff')
      .loginAs(staff)
      .withSession({ confirmed_password_staff: { id: staff.id, at: clock.now() } })
  return {
    book: (member: TestMember, points: number) =>
      post(`members/${member.id}/adjustments`).json({
        source: 'adjustment_manual',
        points,
        reason: 'Szakadt matrica',
      }),
    agree: (bookingId: number) => post(`hand_bookings/${bookingId}/agreement`).json({}),
    answer: (questionId: number) =>
      post(`counselling_questions/${questionId}/answers`).json({ text: 'Use a primer.' }),
  }
}

/** The messages of a member in its language, newest first. */
async function messagesOf(client: ApiClient, member: TestMember) {
  await runOutboxOnce()
  const list = client.get('/notifications/list').accept('json')
  const { data } = (await list.withGuard('member').loginAs(member)).body()
  return data.map((one: any) => [one.type, one.data.message, one.data.action])
}

/** The keys of what each of them was told, oldest first. */
async function toldOfAll(memberIds: number[]): Promise<string[][]> {
  const told: string[][] = []
  for (const id of memberIds) told.push(await toldTo({ id }))
  return told
}

async function givenDispute(client: ApiClient, member: TestMember) {
  const batch = await givenBatch({ state: 'void', points: 40 })
  const body = { qrCode: await givenCode({ batch }), reason: 'void', key: randomUUID() }
  const request = client.post('/qr-code/disputes').accept('json').withCsrfToken()
  const answer = await request.withGuard('member').loginAs(member).json(body)
  answer.assertStatus(201)
  return answer.body().id as number
}

test.group('What members are told of', () => {
  test('points booked and taken by staff', async ({ client, assert }) => {
    const [admin, member] = [await givenStaff(), await givenMember({ locale: 'en' })]
    const staff = asStaff(client, admin)
    ;(await staff.book(member, 40)).assertStatus(201)
    ;(await staff.book(member, -15)).assertStatus(201)
    assert.deepEqual(await messagesOf(client, member), [
      ['warning', '15 points were taken from your account by our staff.', '/profil?page=1'],
      ['success', '40 points were booked to your account by our staff.', '/profil?page=1'],
    ])
  })

  test('each step of an order', async ({ client, assert }) => {
    const { member, orderId } = await givenOrder(5, { locale: 'en' })
    for (const to of ['processing', 'shipped', 'delivered'] as const) {
      await transaction((trx) => changeOrderStatus(trx, { orderId, to }))
    }
    const path = `/rendelesek/${orderId}`
    assert.deepEqual(await messagesOf(client, member), [
      ['success', `Your order no. ${orderId} has been delivered.`, path],
      ['info', `Your order no. ${orderId} is on its way.`, path],
      ['info', `We are putting your order no. ${orderId} together.`, path],
      ['info', `We have received your order no. ${orderId}.`, path],
    ])
  })

  test('an order that was cancelled, with the points that came back', async ({
    client,
    assert,
  }) => {
    const { member, orderId } = await givenOrder(5, { locale: 'hu' })
    await transaction((trx) => changeOrderStatus(trx, { orderId, to: 'cancelled' }))
    const [[type, message]] = await messagesOf(client, member)
    assert.equal(type, 'warning')
    assert.equal(message, `${orderId}. számú rendelését töröltük. Visszakapott 200 pontot.`)
  })

  test('an invitation that paid, without the name of who was invited', async ({
    client,
    assert,
  }) => {
    const inviter = await givenMember({ locale: 'en' })
    const invitee = await givenMember({ invitedById: inviter.id, lastName: 'Titok' })
    await givenCreditedScan(invitee)
    const decide = () => transaction((trx) => confirmReferral(trx, invitee.id))
    await decide()
    await decide()
    const told = await messagesOf(client, inviter)
    assert.lengthOf(told, 1)
    assert.match(told[0][1], /^Somebody you invited .* you get \d+ points\.$/)
    assert.equal(told[0][0], 'success')
  })

  test('a dispute that was credited or declined, and a scan that was taken back', async ({
    client,
    assert,
  }) => {
    const [admin, member] = [await givenStaff(), await givenMember()]
    for (const points of [40, undefined]) {
      const disputeId = await givenDispute(client, member)
      await transaction((trx) =>
        settleDispute(trx, { disputeId, staffId: admin.id, answer: 'Sorry', points })
      )
      await runOutboxOnce()
    }
    await givenCreditedScan(member)
    const { entryId } = await Scan.query().where('memberId', member.id).firstOrFail()
    await transaction((trx) =>
      reverseScan(trx, { entryId, reason: 'A photo', by: { source: 'cli' } })
    )
    const told = ['dispute_credited', 'dispute_declined', 'scan_taken_back']
    assert.deepEqual(await toldTo(member), told)
  })

  test('a wish within reach, once, with its name in the language of the reader', async ({
    client,
    assert,
  }) => {
    const member = await givenMember({ locale: 'hu' })
    const gift = await givenProduct({ titleEn: 'Site radio', titleHu: 'Rádió', price: 90 })
    await toggleWish(member.id, gift.slug)
    await givenPoints(member, 100)
    for (let round = 0; round < 2; round++) {
      for (let after = await announceReachedWishes(0); after;) {
        after = await announceReachedWishes(after)
      }
    }
    assert.deepEqual(await messagesOf(client, member), [
      ['gift', 'Elég pontja van erre: Rádió.', `/ajandekok/details/${gift.slug}`],
    ])
  })

  test('an answer of the advisers', async ({ client, assert }) => {
    const [admin, member] = [await givenStaff(), await givenMember({ locale: 'en' })]
    const id = await givenQuestion(client, member)
    const answered = await asStaff(client, admin).answer(id)
    assert.equal(answered.status(), 200)
    const message = `Our advisers have answered your question no. ${id}.`
    assert.deepEqual(await messagesOf(client, member), [
      ['info', message, `/profil/szaktanacsadas/${id}`],
    ])
  })
})

test.group('New surveys', (group) => {
  group.each.setup(removeSurveys)
  group.teardown(removeSurveys)

  const announced = async (id: number) => (await Survey.findOrFail(id)).announcedTo
  const toldOf = async (member: TestMember) =>
    (await toldTo(member)).filter((key) => key === 'survey_opened').length

  test('everybody hears of one once, when it opens, and nobody of a draft', async ({
    client,
    assert,
  }) => {
    const [member, other] = [await givenMember({ locale: 'en' }), await givenMember()]
    const unregistered = await givenMember({ registered: false })
    const later = await givenSurvey({ opens_on: '2099-01-01' })
    const draft = await givenSurvey({ published_at: null })
    const open = await givenSurvey({ title_en: 'Primers', title_hu: 'Alapozók', points: 80 })
    await Promise.all([announceSurveys(), announceSurveys()])
    await announceSurveys()
    assert.deepEqual(await messagesOf(client, member), [
      ['info', 'New survey: Primers. It brings 80 points.', `/survey/${open.slug}`],
    ])
    assert.equal(await toldOf(other), 1)
    assert.equal(await toldOf(unregistered), 0)
    assert.equal(await announced(open.id), -1)
    for (const { id } of [later, draft]) assert.isNull(await announced(id))
    const all = await Notification.query().where('textKey', 'survey_opened')
    assert.lengthOf(new Set(all.map(({ memberId }) => memberId)), all.length)
  })

  test('one with a target group is told to those it is for', async ({ assert }) => {
    const [member, scanner] = [await givenMember(), await givenMember()]
    await givenCreditedScan(scanner)
    await givenSurvey({ target: { scanned_since: '2020-01-01' } })
    await announceSurveys()
    assert.equal(await toldOf(member), 0)
    assert.equal(await toldOf(scanner), 1)
  })

  test('a process that died half way goes on where it stopped', async ({ assert }) => {
    const [before, after] = [await givenMember(), await givenMember()]
    const { id } = await givenSurvey()
    await Survey.query().where({ id }).update({ announcedTo: before.id })
    await announceSurveys()
    assert.equal(await toldOf(before), 0)
    assert.equal(await toldOf(after), 1)
    assert.equal(await announced(id), -1)
  })
})

test.group('Every cause of a notification', (group) => {
  group.each.setup(removeSurveys)
  group.teardown(removeSurveys)

  test('[N-23] points by staff, a step of an order, a survey, a reward and a referral: one each', async ({
    client,
    assert,
  }) => {
    const staff = asStaff(client, await givenStaff())
    const [booked, winner, inviter] = [
      await givenMember(),
      await givenMember(),
      await givenMember(),
    ]
    const { member: buyer, orderId } = await givenOrder()
    const gift = await givenProduct({ isGift: true, price: 0 })
    const invitee = await givenMember({ invitedById: inviter.id })
    await givenCreditedScan(invitee)
    const agreed = await givenMember()
    const ids = [booked, agreed, buyer, winner, inviter].map(({ id }) => id)
    assert.deepEqual(await toldOfAll(ids), [[], [], ['order_received'], [], []])

    ;(await staff.book(booked, 40)).assertStatus(201)
    const asked = await staff.book(agreed, 20_000)
    const second = asStaff(client, await givenStaff())
    ;(await second.agree(asked.body().data.waiting_id)).assertStatus(200)
    await transaction((trx) => changeOrderStatus(trx, { orderId, to: 'processing' }))
    await givenReward(winner, gift)
    await transaction((trx) => confirmReferral(trx, invitee.id))
    assert.deepEqual(await toldOfAll(ids), [
      ['points_booked'],
      ['points_booked'],
      ['order_received', 'order_processing'],
      ['reward_granted'],
      ['referral_paid'],
    ])
    await givenSurvey()
    await announceSurveys()
    for (const told of await toldOfAll(ids)) {
      assert.lengthOf(
        told.filter((key) => key === 'survey_opened'),
        1
      )
    }
  })

  test('a reward is told with its gift and its last day, and leads to its claim', async ({
    client,
    assert,
  }) => {
    const [reader, olvaso] = [
      await givenMember({ locale: 'en' }),
      await givenMember({ locale: 'hu' }),
    ]
    const gift = await givenProduct({ isGift: true, titleEn: 'Site radio', titleHu: 'Rádió' })
    const [{ id, expiresAt }, magyar] = [
      await givenReward(reader, gift),
      await givenReward(olvaso, gift),
    ]
    const last = new Date(expiresAt! - 1)
    const inBudapest = { timeZone: 'Europe/Budapest', dateStyle: 'long' } as const
    const day = (locale: string) => new Intl.DateTimeFormat(locale, inBudapest).format(last)
    assert.deepEqual(await messagesOf(client, reader), [
      [
        'gift',
        `A gift is yours: Site radio. You can order it until ${day('en-GB')}.`,
        `/promotions/rewards/${id}/claim`,
      ],
    ])
    assert.deepEqual(await messagesOf(client, olvaso), [
      [
        'gift',
        `Öné ez az ajándék: Rádió. Eddig rendelheti meg: ${day('hu')}`,
        `/promotions/rewards/${magyar.id}/claim`,
      ],
    ])
  })
})
