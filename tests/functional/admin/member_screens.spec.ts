import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { toggleWish } from '#catalogue'
import { kindsAbout, linesAbout } from '#tests/support/audit_lines'
import { givenCart, givenProduct } from '#tests/support/catalogue'
import { givenMember, givenStaff, type TestMember, type TestStaff } from '#tests/support/members'
import { givenNotifications } from '#tests/support/notifications'
import { givenOrder } from '#tests/support/orders'
import { baseUrl } from '#tests/support/browser'
import { sessionCookie } from '#tests/support/session_cookie'

function look(client: ApiClient, staff: TestStaff, id: number) {
  const path = `/api/admin/members/${id}/screens`
  return client.get(path).accept('json').withGuard('staff').loginAs(staff)
}

/** What a page hands to a member who opens it. */
async function pageOf(client: ApiClient, member: TestMember, path: string) {
  const answer = await client.get(path).withInertia().withGuard('member').loginAs(member)
  return answer.body().props
}

async function givenBusyMember() {
  const { member } = await givenOrder()
  const [inReach, wished] = [
    await givenProduct({ price: 60, titleEn: 'Trowel', titleHu: 'Kőműveskanál' }),
    await givenProduct({ price: 7000, titleEn: 'Mixer', titleHu: 'Keverőgép' }),
  ]
  await givenCart(member, [{ product: inReach, quantity: 1 }])
  await toggleWish(member.id, wished.slug)
  await givenNotifications(member, 2)
  return { member, inReach, wished }
}

test.group('What a member sees, for staff', () => {
  test('[O-10] it is what the pages of the member hold', async ({ client, assert }) => {
    const { member, inReach, wished } = await givenBusyMember()
    const answer = await look(client, await givenStaff({ role: 'support' }), member.id)
    answer.assertStatus(200)
    const { history, cart, orders, notifications, gifts, wishes, locale } = answer.body().data
    assert.include(['en', 'hu'], locale)
    const own = await pageOf(client, member, '/rendelesek')
    assert.deepEqual(orders.data, own.orders.data)
    assert.deepEqual(cart, own.cart)
    assert.equal(cart.items[Object.keys(cart.items)[0]].slug, inReach.slug)
    assert.equal(history.balance, 800)
    assert.equal(history.data[0].points, -200)
    // The order told one thing more.
    assert.equal(notifications.unread, 3)
    const { name, value } = await sessionCookie(member)
    const headers = { cookie: `${name}=${value}`, accept: 'application/json' }
    const list = await fetch(`${baseUrl()}/notifications/list`, { headers })
    assert.deepEqual(notifications.data, ((await list.json()) as { data: unknown }).data)
    assert.deepEqual(
      wishes.map(({ slug }: { slug: string }) => slug),
      [wished.slug]
    )
    const prices = gifts.data.map(({ price }: { price: number }) => price)
    assert.isAbove(prices.length, 0)
    assert.isAtMost(Math.max(...prices), 800)
  })

  test('[O-10] in the language of the member', async ({ client, assert }) => {
    const staff = await givenStaff()
    for (const [locale, title] of [
      ['hu', 'Vödör'],
      ['en', 'Bucket'],
    ] as const) {
      const member = await givenMember({ locale })
      const product = await givenProduct({ titleHu: 'Vödör', titleEn: 'Bucket', price: 9 })
      await givenCart(member, [{ product, quantity: 1 }])
      const { cart, locale: told } = (await look(client, staff, member.id)).body().data
      assert.equal(told, locale)
      assert.equal(Object.values<{ name: string }>(cart.items)[0].name, title)
    }
  })

  test('[O-19] a look is written down with the member, also that of an auditor', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const [support, auditor] = [
      await givenStaff({ role: 'support' }),
      await givenStaff({ role: 'auditor' }),
    ]
    for (const staff of [support, auditor]) (await look(client, staff, member.id)).assertStatus(200)
    const lines = await linesAbout('member', member.id)
    assert.deepEqual(
      lines.map(({ action, by }) => [action, by]),
      [
        ['member.screens_viewed', support.id],
        ['member.screens_viewed', auditor.id],
      ]
    )
  })

  test('[O-08] marketing sees nothing, and nothing is read by looking', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const told = await givenNotifications(member, 1)
    ;(await look(client, await givenStaff({ role: 'marketing' }), member.id)).assertStatus(403)
    assert.deepEqual(await kindsAbout('member', member.id), [])
    await look(client, await givenStaff(), member.id)
    await told[0].refresh()
    assert.isNull(told[0].readAt)
  })
})
