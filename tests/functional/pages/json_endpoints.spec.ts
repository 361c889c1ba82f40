import { test } from '@japa/runner'
import { unreadOf } from '#notifications'
import { givenCart, givenProduct } from '#tests/support/catalogue'
import { frozenClock } from '#tests/support/clock'
import { visitingMember } from '#tests/support/extra_points'
import { endGames, givenGame } from '#tests/support/games'
import { forgetLimits } from '#tests/support/limits'
import type { TestMember } from '#tests/support/members'
import { givenNotifications } from '#tests/support/notifications'
import { givenPasswordEntered } from '#tests/support/two_factor'

type Props = Record<string, any>

/** What is asked of an endpoint, and what it changes of the properties that pages share. */
interface Asked {
  path: string
  /** Sent with a POST; an endpoint that is only read has none. */
  body?: Record<string, unknown>
  /** What a script is answered after a page was led back. */
  json: object
  changes?: { read: (props: Props) => unknown; at?: string; from: unknown; to: unknown }
}

const CONFIRM_PASSWORD = '/user/confirm-password'
const REFERER = `http://${process.env.HOST}:${process.env.PORT}/gyik`

/** The endpoints that are marked so, each with what it needs. */
const ENDPOINTS: Record<string, (member: TestMember) => Promise<Asked>> = {
  'product.add_to_cart': async () => {
    const { slug } = await givenProduct()
    return {
      path: `/ajandekok/add_to_cart/${slug}`,
      body: { quantity: 1 },
      json: { cart: { count: 2 } },
      changes: { read: ({ cart }) => cart.count, from: 0, to: 1 },
    }
  },
  'product.update': async (member) => {
    const [hash] = await givenCart(member, [{ product: await givenProduct(), quantity: 1 }])
    return {
      path: `/ajandekok/update/${hash}`,
      body: { quantity: 3 },
      json: { cart: { count: 3 } },
      changes: { read: ({ cart }) => cart.count, from: 1, to: 3 },
    }
  },
  'wishlist.toggle': async () => {
    const { slug } = await givenProduct()
    const read = ({ dialog }: Props) => dialog.props.product.wishlisted
    return {
      path: `/wishlist/${slug}`,
      body: {},
      json: { added: false, wishlist: [] },
      changes: { read, at: `/ajandekok/details/${slug}`, from: false, to: true },
    }
  },
  'consent.birthday-promo.accept': async () => ({
    path: '/consents/accept/birthday-promo',
    body: { consent: true },
    json: { isActive: true, hasConsent: true, popupDismissed: false },
    changes: { read: ({ asksRules }) => asksRules, from: true, to: false },
  }),
  'consent.birthday-promo.dismiss': async () => ({
    path: '/consents/dismiss/birthday-promo',
    body: {},
    json: { isActive: true, hasConsent: false, popupDismissed: true },
    changes: { read: ({ asksRules }) => asksRules, from: true, to: false },
  }),
  'consent status': async () => ({
    path: '/consents/status/birthday-promo',
    json: { isActive: true, hasConsent: false, popupDismissed: false },
  }),
  'notifications.list': async (member) => {
    await givenNotifications(member, 1)
    return { path: '/notifications/list', json: { data: [{ read_at: null }], current_page: 1 } }
  },
  'notifications.mark-as-read': async (member) => {
    const [{ id }] = await givenNotifications(member, 1)
    // A game that begins, and who logs in, leave a message of their own.
    const unread = await unreadOf(member.id)
    return {
      path: `/notifications/${id}/mark-as-read`,
      body: {},
      json: { count: unread - 1, notification: { id } },
      changes: { read: ({ notificationCount }) => notificationCount, from: unread, to: unread - 1 },
    }
  },
  'password confirm status': async () => ({
    path: '/user/confirmed-password-status',
    json: { confirmed: false },
  }),
}

test.group('Endpoints marked JSON', (group) => {
  group.each.setup(async () => {
    const time = frozenClock('2025-05-20T10:00:00Z')
    await forgetLimits()
    await givenGame()
    return async () => {
      time.restore()
      await endGames()
    }
  })

  for (const [name, given] of Object.entries(ENDPOINTS)) {
    test(`[H-01] ${name} answers a script by JSON, and leads a page back to what has changed`, async ({
      client,
      assert,
    }) => {
      const { visitor, member } = await visitingMember(client)
      const { path, body, json, changes } = await given(member)
      const ask = (headers: Record<string, string>) =>
        body ? visitor.post(path, body, headers) : visitor.get(path, headers)
      const told = async () => changes?.read((await visitor.get(changes.at ?? '/')).inertiaProps)
      assert.equal(await told(), changes?.from)
      const page = await ask({ accept: 'text/html, application/xhtml+xml', referer: REFERER })
      page.assertStatus(303)
      page.assertHeader('location', '/gyik')
      assert.equal(await told(), changes?.to)
      const script = await ask({ accept: 'application/json', referer: REFERER })
      script.assertStatus(200)
      assert.match(script.header('content-type') ?? '', /^application\/json/)
      assert.containSubset(script.body(), json)
    })
  }

  test('[H-01] [H-62] [H-63] [H-64] who opens what a script asks of the second factor is led back, and sees none of it', async ({
    client,
    assert,
  }) => {
    const { member } = await visitingMember(client)
    const visitor = await givenPasswordEntered(client, member)
    await visitor.post(CONFIRM_PASSWORD, { password: member.password })
    await visitor.post('/user/two-factor-authentication')
    for (const [path, key] of [
      ['/user/two-factor-qr-code', 'svg'],
      ['/user/two-factor-secret-key', 'secretKey'],
      ['/user/two-factor-recovery-codes', 'codes'],
    ]) {
      const page = await visitor.get(path, { accept: 'text/html', referer: REFERER })
      page.assertStatus(303)
      page.assertHeader('location', '/gyik')
      assert.notInclude(page.text(), key)
      const script = await visitor.json(path)
      script.assertStatus(200)
      assert.property(script.body(), key)
    }
  })
})
