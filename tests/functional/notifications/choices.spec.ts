import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { NOTICE_SWITCHES } from '#app/rules/notification_topics'
import { runOutboxOnce } from '#app/outbox/worker'
import { allDisclosures } from '#app/personal/disclosure'
import { eraseMember } from '#app/personal/erasure'
import { transaction } from '#app/transaction'
import { changeOrderStatus } from '#catalogue'
import NotificationChoice from '#notifications/choices/models/notification_choice'
import { givenMember, type TestMember } from '#tests/support/members'
import { toldTo } from '#tests/support/notifications'
import { givenOrder } from '#tests/support/orders'
import { mailsTo } from '#tests/support/outbox'

const PATH = '/ertesitesek/beallitasok'
const FIRST = { switches: NOTICE_SWITCHES, quiet: { from: 21, until: 7 } }

function choicesOf(client: ApiClient, member: TestMember) {
  return {
    async shown() {
      const page = client.get(PATH).withInertia().withGuard('member').loginAs(member)
      const { switches, quiet } = (await page).inertiaProps as any
      return { switches, quiet }
    },
    save: (body: object) =>
      client
        .post(PATH)
        .accept('json')
        .redirects(0)
        .withCsrfToken()
        .withGuard('member')
        .loginAs(member)
        .json(body),
  }
}

const without = (...names: string[]) => ({
  ...NOTICE_SWITCHES,
  ...Object.fromEntries(names.map((name) => [name, false])),
})

test.group('How members want to be told', () => {
  test('who never chose sees what holds at first, and what was chosen stays', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const { shown, save } = choicesOf(client, member)
    assert.deepEqual(await shown(), FIRST)
    const chosen = { switches: without('order_mail', 'wish_push'), quiet: null }
    ;(await save(chosen)).assertStatus(302)
    assert.deepEqual(await shown(), chosen)
    const row = await NotificationChoice.findOrFail(member.id)
    assert.deepEqual(row.switched, { order_mail: false, wish_push: false })
    ;(await save(FIRST)).assertStatus(302)
    assert.deepEqual((await row.refresh()).switched, {})
    await Promise.all([save(chosen), save(chosen), save(chosen)])
    assert.deepEqual(await shown(), chosen)
  })

  test('what is no choice is refused and changes nothing', async ({ client, assert }) => {
    const member = await givenMember()
    const { shown, save } = choicesOf(client, member)
    const { switches } = FIRST
    const wrong: object[] = [
      {},
      { switches },
      { switches: {}, quiet: null },
      { switches: { ...switches, order_mail: 'perhaps' }, quiet: null },
      { switches, quiet: { from: 24, until: 7 } },
      { switches, quiet: { from: 21 } },
      { switches, quiet: { from: -1, until: 7 } },
      { switches, quiet: 'night' },
      { switches: [], quiet: null },
    ]
    for (const body of wrong) {
      assert.equal((await save(body)).status(), 422, JSON.stringify(body))
    }
    await save({ switches: { ...switches, points_sms: true, admin: true }, quiet: null })
    assert.deepEqual((await shown()).switches, switches)
    ;(await client.get(PATH).redirects(0)).assertStatus(302)
    ;(await client.post(PATH).accept('json').withCsrfToken()).assertStatus(401)
  })

  test('a mail that is switched off does not come; the list has it, and what must be told is mailed', async ({
    client,
    assert,
  }) => {
    const step = (orderId: number, to: 'processing' | 'shipped' | 'cancelled') =>
      transaction((trx) => changeOrderStatus(trx, { orderId, to }))
    const titlesFor = async (isOn: boolean) => {
      const [sent, cancelled] = [await givenOrder(), await givenOrder()]
      for (const { member } of [sent, cancelled]) {
        const switches = { ...NOTICE_SWITCHES, order_mail: isOn }
        await choicesOf(client, member as TestMember).save({ switches, quiet: null })
      }
      await step(sent.orderId, 'processing')
      await step(sent.orderId, 'shipped')
      await step(cancelled.orderId, 'cancelled')
      assert.include(await toldTo(sent.member), 'order_shipped')
      const mails = [
        ...(await mailsTo(sent.member.email)),
        ...(await mailsTo(cancelled.member.email)),
      ]
      return mails.map(({ subject }) => subject.replace(/\d+/, '0')).toSorted()
    }
    const received = 'Mesterpont: order no. 0'
    const stopped = `${received} was cancelled`
    assert.deepEqual(await titlesFor(true), [
      received,
      received,
      `${received} is on its way`,
      stopped,
    ])
    assert.deepEqual(await titlesFor(false), [received, received, stopped])
  })

  test('a member takes the choices home, and they go with the member', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    await choicesOf(client, member).save({ switches: without('order_push'), quiet: null })
    const { read } = allDisclosures().find(({ name }) => name === 'notification_choices')!
    const [row] = (await Array.fromAsync(read(member.id, 'hu'))).flat()
    assert.deepInclude(row, { order_push: false, order_mail: true, quiet_from: null })
    await transaction((trx) => eraseMember(trx, { id: member.id, traces: [] }))
    await runOutboxOnce()
    assert.isNull(await NotificationChoice.find(member.id))
  })
})
