import { setTimeout as pause } from 'node:timers/promises'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import transmit from '@adonisjs/transmit/services/main'
import OutboxMessage from '#app/outbox/models/outbox_message'
import { notify, notifyTogether, NOTICE } from '#app/outbox/notices'
import { sendLater } from '#app/outbox/outbox'
import { runOutboxOnce } from '#app/outbox/worker'
import { allDisclosures } from '#app/personal/disclosure'
import { eraseMember } from '#app/personal/erasure'
import { destroyMemberKey } from '#app/personal/member_key'
import { tidyUp } from '#app/tidying'
import { transaction } from '#app/transaction'
import { changeLocale } from '#auth'
import Notification from '#notifications/list/models/notification'
import { frozenClock } from '#tests/support/clock'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenNotifications, notice } from '#tests/support/notifications'

const DAY_MS = 24 * 60 * 60 * 1000

const as = (client: ApiClient, member: TestMember) => ({
  list: (query = '') =>
    client.get(`/notifications/list${query}`).accept('json').withGuard('member').loginAs(member),
  post: (path: string) =>
    client
      .post(`/notifications/${path}`)
      .accept('json')
      .withCsrfToken()
      .withGuard('member')
      .loginAs(member),
  page: () => client.get('/ertesitesek').withInertia().withGuard('member').loginAs(member),
})

const idsOf = (answer: { body(): { data: { id: number }[] } }) =>
  answer.body().data.map(({ id }) => id)

/** That a step of an order is told to a member. */
const toldOf = ({ id: memberId }: TestMember, order: number) => ({
  memberId,
  dedupeKey: `together:${memberId}:${order}`,
  notice: notice({ values: { order: String(order) } }),
})

test.group('Notifications', () => {
  test('[N-01] [D-28] [H-52] [D-29] the list tells what happened, when, and where it leads', async ({
    client,
    assert,
  }) => {
    const clock = frozenClock('2026-11-26T09:00:00Z')
    const member = await givenMember({ locale: 'en' })
    const [told] = await givenNotifications(member, 1, { type: 'success' })
    clock.restore()
    const answer = await as(client, member).list()
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), {
      data: [
        {
          id: told.id,
          type: 'success',
          read_at: null,
          created_at: Date.parse('2026-11-26T09:00:00Z'),
          data: {
            message: 'Your order no. 12 is on its way.',
            action: '/rendelesek/12',
            actions: [{ action: '/rendelesek/12', title: 'Follow the order', disabled: false }],
          },
        },
      ],
      current_page: 1,
      total: 1,
      unread: 1,
    })
  })

  test('[N-01] what leads nowhere has no action', async ({ client, assert }) => {
    const member = await givenMember()
    await givenNotifications(member, 1, { path: undefined })
    const [{ data }] = (await as(client, member).list()).body().data
    assert.deepInclude(data, { action: null, actions: [] })
  })

  test('[N-06] [U-09] pages of twenty, newest first, which new ones do not shift', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const told = (await givenNotifications(member, 45)).map(({ id }) => id).reverse()
    const first = await as(client, member).list()
    assert.deepEqual(idsOf(first), told.slice(0, 20))
    assert.deepInclude(first.body(), { current_page: 1, total: 45 })
    await givenNotifications(member, 3)
    const second = await as(client, member).list(`?page=2&per_page=20&as_of=${told[0]}`)
    assert.deepEqual(idsOf(second), told.slice(20, 40))
    assert.deepInclude(second.body(), { current_page: 2, total: 45 })
    assert.lengthOf(idsOf(await as(client, member).list('?page=3&per_page=20')), 8)
    assert.deepEqual(idsOf(await as(client, member).list('?page=9000')), [])
  })

  test('[N-06] a page that is none is refused', async ({ client, assert }) => {
    const member = await givenMember()
    const wrong = ['page=0', 'page=-1', 'page=1.5', 'page=x', 'per_page=101', 'per_page=0']
    for (const query of [...wrong, 'page[]=1&page[]=x', 'as_of=99999999999', 'as_of[a]=1']) {
      const answer = await as(client, member).list(`?${query}`)
      assert.equal(answer.status(), 422, query)
    }
  })

  test('[N-07] [N-08] [H-53] [D-29] marking one answers it and the count, and counts once', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const [older, newer] = await givenNotifications(member, 2)
    const answer = await as(client, member).post(`${older.id}/mark-as-read`)
    answer.assertStatus(200)
    const { count, notification } = answer.body()
    assert.equal(count, 1)
    assert.deepInclude(notification, { id: older.id, created_at: older.createdAt })
    assert.isAbove(notification.read_at, 0)
    assert.sameMembers(Object.keys(answer.body()), ['count', 'notification'])
    await pause(5)
    const again = await as(client, member).post(`${older.id}/mark-as-read`)
    assert.deepEqual(again.body(), answer.body())
    assert.isNull((await Notification.findOrFail(newer.id)).readAt)
  })

  test('[H-53] nobody marks what another member was told', async ({ client, assert }) => {
    const [owner, other] = [await givenMember(), await givenMember()]
    const [{ id }] = await givenNotifications(owner)
    ;(await as(client, other).post(`${id}/mark-as-read`)).assertStatus(404)
    ;(await as(client, other).post('2147483647/mark-as-read')).assertStatus(404)
    ;(await as(client, other).post('mark-all-as-read')).assertStatus(204)
    assert.isNull((await Notification.findOrFail(id)).readAt)
    assert.deepEqual(idsOf(await as(client, other).list()), [])
  })

  test('[H-54] marking all takes everything there is, and nothing that comes later', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    await givenNotifications(member, 25)
    const answer = await as(client, member).post('mark-all-as-read')
    answer.assertStatus(204)
    const own = () => Notification.query().where('memberId', member.id)
    assert.lengthOf(await own().whereNotNull('readAt'), 25)
    const [later] = await givenNotifications(member)
    assert.deepEqual(
      (await own().whereNull('readAt')).map(({ id }) => id),
      [later.id]
    )
  })

  test('[N-08] [H-53] [H-54] marks at the same time, of two members, agree on when each was read, and on the count', async ({
    client,
    assert,
  }) => {
    const [member, other] = [await givenMember(), await givenMember()]
    const own = await givenNotifications(member, 5)
    const [foreign] = await givenNotifications(other, 1)
    const ones = Array.from({ length: 4 }, () => `${own[0].id}/mark-as-read`)
    const all = ['mark-all-as-read', `${own[1].id}/mark-as-read`, 'mark-all-as-read']
    const post = (path: string) => as(client, member).post(path)
    const [answers] = await Promise.all([
      Promise.all([...ones, ...all].map(post)),
      as(client, other).post(`${own[2].id}/mark-as-read`),
    ])
    const marked = answers.slice(0, ones.length)
    for (const answer of marked) answer.assertStatus(200)
    const times = new Set(marked.map((answer) => answer.body().notification.read_at))
    assert.lengthOf([...times], 1)
    const [first] = await Notification.query().where('id', own[0].id)
    assert.isTrue(times.has(first.readAt))
    assert.equal((await post(`${own[4].id}/mark-as-read`)).body().count, 0)
    assert.isNull((await foreign.refresh()).readAt)
    const later = await givenNotifications(member, 2)
    assert.equal((await post(`${later[0].id}/mark-as-read`)).body().count, 1)
  })

  test('[N-07] [N-24] every page of a member has the count of what is unread; a guest has none', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const propsOf = async (path: string) =>
      (await client.get(path).withInertia().withGuard('member').loginAs(member)).inertiaProps
    assert.equal((await propsOf('/profil')).notificationCount, 0)
    const [one] = await givenNotifications(member, 3)
    for (const path of ['/', '/profil', '/ajandekok/kategoriak', '/gyik', '/rendelesek']) {
      const props = await propsOf(path)
      assert.equal(props.notificationCount, 3, path)
      assert.property(props, 'cart')
    }
    await as(client, member).post(`${one.id}/mark-as-read`)
    assert.equal((await propsOf('/profil')).notificationCount, 2)
    await givenNotifications(member, 120)
    assert.equal((await propsOf('/profil')).notificationCount, 100)
    const guest = (await client.get('/gyik').withInertia()).inertiaProps
    assert.isNull(guest.notificationCount)
    assert.isNull(guest.cart)
  })

  test('[N-25] the list has a page of its own, whose address no page takes', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const page = await as(client, member).page()
    page.assertStatus(200)
    page.assertInertiaComponent('notifications/list')
    ;(await client.get('/ertesitesek').redirects(0)).assertStatus(302)
    const { refuseReservedSlug } = await import('#content/pages/slugs')
    assert.throws(() => refuseReservedSlug('ertesitesek'))
  })

  test('a guest gets no list and marks nothing', async ({ client }) => {
    ;(await client.get('/notifications/list').accept('json')).assertStatus(401)
    const post = (path: string) => client.post(path).accept('json').withCsrfToken()
    ;(await post('/notifications/1/mark-as-read')).assertStatus(401)
    ;(await post('/notifications/mark-all-as-read')).assertStatus(401)
  })

  test('[I-09] who changes the language reads everything in the new one', async ({
    client,
    assert,
  }) => {
    const member = await givenMember({ locale: 'hu' })
    const gift = { en: 'a cap', hu: 'sapka' }
    await givenNotifications(member, 1, { key: 'wish_reached', values: { gift, others: 0 } })
    const message = async () => (await as(client, member).list()).body().data[0].data.message
    assert.equal(await message(), 'Elég pontja van erre: sapka.')
    await changeLocale(member.id, 'en')
    const english = { ...member, locale: 'en' as const }
    const answer = await as(client, english).list()
    assert.equal(answer.body().data[0].data.message, 'You have enough points for a cap.')
  })

  test('[N-17] [N-19] open pages hear what is new and what was read, with the whole count', async ({
    client,
    assert,
  }) => {
    const member = await givenMember({ locale: 'en' })
    const heard: { channel: string; payload: Record<string, any> }[] = []
    const stop = transmit.on('broadcast', (message) => heard.push(message as never))
    const [told] = await givenNotifications(member, 1)
    await as(client, member).post(`${told.id}/mark-as-read`)
    for (let more = 0; more < 2; more++) await givenNotifications(member)
    await as(client, member).post('mark-all-as-read')
    stop()
    const own = heard.filter(({ channel }) => channel === `users/${member.id}/notifications`)
    const [created, read, second, third, all] = own.map(({ payload }) => payload)
    assert.equal(created.event, 'notification.created')
    assert.equal(created.count, 1)
    assert.deepInclude(created.notification, { id: told.id, read_at: null })
    assert.equal(created.notification.data.message, 'Your order no. 12 is on its way.')
    assert.deepInclude(read, { event: 'notification.read', ids: [told.id], count: 0 })
    assert.isAtLeast(read.at, created.at)
    assert.deepEqual([second.count, third.count], [1, 2])
    assert.deepInclude(all, { event: 'notification.read', count: 0 })
    assert.equal(all.up_to, third.notification.id)
    assert.lengthOf(own, 5)
  })

  test('a cause is told once, however often it is said', async ({ assert }) => {
    const member = await givenMember()
    const memberIds = [member.id]
    const write = (dedupeKey: string) =>
      transaction((trx) =>
        sendLater(trx, { topic: NOTICE, dedupeKey, payload: { memberIds, notice: notice() } })
      )
    await Promise.all([write('notice:twice'), write('notice:twice')])
    await runOutboxOnce()
    // The outbox forgot that it was carried out.
    const { writeNotices } = await import('#notifications/list/actions/write_notices')
    const message = {
      dedupeKey: 'notice:twice',
      createdAt: 1,
      payload: { memberIds, notice: notice() },
    }
    await Promise.all([writeNotices(message as never), writeNotices(message as never)])
    assert.lengthOf(await Notification.query().where('memberId', member.id), 1)
  })

  test('what did not happen is told to nobody, and a deleted member hears nothing', async ({
    assert,
  }) => {
    const [member, gone] = [await givenMember(), await givenMember()]
    const tell = (id: number, dedupeKey: string, fails: boolean) =>
      transaction(async (trx) => {
        await notify(trx, { memberId: id, dedupeKey, notice: notice() })
        if (fails) throw new Error('taken back')
      })
    await assert.rejects(() => tell(member.id, `undone:${member.id}`, true), 'taken back')
    await givenNotifications(gone, 2)
    await tell(gone.id, `late:${gone.id}`, false)
    await transaction((trx) => eraseMember(trx, { id: gone.id, traces: [] }))
    await runOutboxOnce()
    const left = await Notification.query().whereIn('memberId', [member.id, gone.id])
    assert.lengthOf(left, 0)
  })

  test('a member whose key is gone keeps nobody else from being told', async ({ assert }) => {
    const [gone, member] = [await givenMember(), await givenMember()]
    // As in the moment of a deletion: the key is destroyed, and the row still stands for whoever read it before.
    await transaction((trx) => destroyMemberKey(trx, gone.id))
    const payload = { memberIds: [gone.id, member.id], notice: notice() }
    const dedupeKey = `notice:together:${member.id}`
    await transaction((trx) => sendLater(trx, { topic: NOTICE, dedupeKey, payload }))
    await runOutboxOnce()
    const told = await Notification.query().whereIn('memberId', [gone.id, member.id])
    assert.deepEqual(
      told.map(({ memberId }) => memberId),
      [member.id]
    )
  })

  test('[N-01] what happened at the same time is written together, in its order', async ({
    assert,
  }) => {
    const [member, other] = [await givenMember(), await givenMember()]
    const orders = [5, 3, 4, 1]
    for (const order of orders) {
      // The member with the higher number comes first: keys are held in another order than notices are told.
      const told = [toldOf(other, order), toldOf(member, order)]
      await transaction((trx) => notifyTogether(trx, told))
    }
    await runOutboxOnce()
    for (const { id } of [member, other]) {
      const written = await Notification.query().where('memberId', id).orderBy('id')
      assert.deepEqual(
        written.map(({ dedupeKey }) => dedupeKey),
        orders.map((order) => `notice:together:${id}:${order}:${id}`)
      )
    }
  })

  test('[N-01] what cannot be written keeps nothing back that came with it', async ({ assert }) => {
    const member = await givenMember()
    const told = [1, 2, 3].map((order) => toldOf(member, order))
    told[1].notice.path = '//elsewhere.hu/'
    await transaction((trx) => notifyTogether(trx, told))
    await runOutboxOnce()
    const written = await Notification.query().where('memberId', member.id)
    assert.sameMembers(
      written.map(({ dedupeKey }) => dedupeKey),
      [1, 3].map((order) => `notice:together:${member.id}:${order}:${member.id}`)
    )
    const key = `notice:together:${member.id}:2`
    assert.isNull((await OutboxMessage.findByOrFail('dedupeKey', key)).doneAt)
  })

  test('a notification leads to a page of the shop and nowhere else', async ({ assert }) => {
    const { ownPath } = await import('#notifications/list/own_path')
    const elsewhere = ['//e.hu', '/\\e.hu', '/\t/e.hu', 'https:e.hu', 'javascript:alert(1)', 'x']
    for (const path of [...elsewhere, 'data:text/html,x', 'https://e.hu/']) {
      assert.throws(() => ownPath(path), /must lead to a page of the shop/)
    }
    assert.equal(ownPath('/profil?page=1#x'), '/profil?page=1#x')
  })

  test('a member takes what was told home, and it is kept for 400 days', async ({ assert }) => {
    const member = await givenMember()
    const clock = frozenClock(Date.now() - 401 * DAY_MS)
    await givenNotifications(member, 1)
    clock.restore()
    const [kept] = await givenNotifications(member, 1)
    const { read } = allDisclosures().find(({ name }) => name === 'notifications')!
    const rows = (await Array.fromAsync(read(member.id, 'hu'))).flat()
    assert.deepEqual(
      rows.map(({ text }) => text),
      Array(2).fill('12. számú rendelése úton van.')
    )
    await tidyUp()
    const left = await Notification.query().where('memberId', member.id)
    assert.deepEqual(
      left.map(({ id }) => id),
      [kept.id]
    )
  })
})
