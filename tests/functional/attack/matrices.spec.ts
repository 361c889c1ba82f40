import { test } from '@japa/runner'
import shieldConfig from '#config/shield'
import { contentsOf } from '#tests/support/fuzz/contents'
import { FORMS, knownValues, type FormWorld } from '#tests/support/fuzz/forms'
import {
  changingMethods,
  ENDING_SESSIONS,
  pathOf,
  placeOf,
  shopRoutes,
} from '#tests/support/fuzz/routes'
import type { KnownRoute } from '#tests/support/fuzz/routes'
import type { RunningServer } from '#tests/support/processes'
import { givenSeededShop, type SeededShop } from '#tests/support/seeded_shop'
import { ShopClient, type Answer } from '#tests/support/shop_client'
import { stickersOf } from '#tests/support/shopper'

/** A number and a text that nobody would come to by chance. */
const SENTINEL = 987_654_321
const SENTINEL_TEXT = 'wachtposten'
/** Fields that only the shop itself sets. */
const FOREIGN_FIELDS = {
  ...numbers('id', 'points', 'balance', 'member_id', 'actor_id', 'total', 'entry_id', 'version'),
  ...numbers('created_at', 'updated_at', 'registered_at', 'phone_verified_at', 'deleted_at'),
  ...texts('role', 'state', 'key_id', 'referral_code', 'reference', 'sf_id', 'newsletter_secret'),
}

function numbers(...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, SENTINEL]))
}

function texts(...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, SENTINEL_TEXT]))
}

type Sent = { route: KnownRoute; method: string; path: string; form: object }

/** More than one test sends requests: one that shares a session with another proves nothing. */
const SESSIONS = 240

/** Called by programs outside, which hold no session: a secret, a signature or a bearer token proves who they are. */
const isOfPrograms = ({ pattern }: KnownRoute) =>
  /^\/(webhooks|api\/(salesforce|oauth))\//.test(pattern)

/** Where staff come in: nobody is signed in there. */
const ENTRANCE = /^admin\.(session\.store|invitations)/

test.group('Every route that changes something', (group) => {
  let shop: SeededShop
  let server: RunningServer
  let world: FormWorld

  group.setup(async () => {
    shop = await givenSeededShop({ members: 2, sessions: SESSIONS })
    server = await shop.serve()
    const client = await new ShopClient(server.url).enter(shop.members[0].sessions[0])
    const added = await client.post(`/ajandekok/add_to_cart/${shop.cap.slug}`, { quantity: 1 })
    const [hash] = Object.keys(added.json.cart.items)
    world = { shop, stickers: stickersOf(shop), hash }
    return () => shop.remove()
  })
  group.each.timeout(120_000)

  /** Somebody with a session of their own, which a logout may end. */
  let used = 1
  const enter = async (place: 'member' | 'staff' | 'visitor') => {
    const known = { member: shop.members[0], staff: shop.admin, visitor: shop.newcomer }
    return new ShopClient(server.url).enter(known[place].sessions[used++ % SESSIONS])
  }

  /** Each changing route with a right form and an address of something that exists. */
  async function sendings(): Promise<Sent[]> {
    const all: Sent[] = []
    for (const route of shopRoutes()) {
      for (const method of changingMethods(route)) {
        const path = pathOf(route, (name) => knownValues(name, world)[0])
        all.push({ route, method, path, form: { ...(await FORMS[route.name]?.(world)) } })
      }
    }
    // Once sent rightly, it leaves no session for those after it.
    const isLast = ({ route }: Sent) => Number(route.name === ENDING_SESSIONS)
    return all.toSorted((one, other) => isLast(one) - isLast(other))
  }

  test('[H-76] without its own token it is refused and nothing changes', async ({ assert }) => {
    const before = await contentsOf(shop.database)
    const foreign = (await enter('member')).cookies.get('XSRF-TOKEN')!
    const variants: Record<string, (client: ShopClient, sent: Sent) => Promise<Answer>> = {
      'no token': (client, { path, method, form }) => client.send(path, { method, body: form }),
      'a token of another session': (client, { path, method, form }) => {
        const headers = { 'x-xsrf-token': decodeURIComponent(foreign) }
        return client.send(path, { method, body: form, headers })
      },
      'a spoofed method': (client, { path, form }) =>
        client.send(`${path}?_method=GET`, { method: 'POST', body: { ...form, _method: 'GET' } }),
      'plain text': (client, { path, method, form }) => {
        const headers = { 'content-type': 'text/plain' }
        return client.send(path, { method, body: form, headers })
      },
    }
    for (const sent of await sendings()) {
      if (isOfPrograms(sent.route)) continue
      const client = await enter(placeOf(sent.route))
      for (const [name, send] of Object.entries(variants)) {
        // Every answer brings the token of its session; whoever forges a request does not have it.
        client.cookies.delete('XSRF-TOKEN')
        const { status } = await send(client, sent)
        assert.include(
          [400, 403, 404, 405, 415, 419],
          status,
          `${name}: ${sent.method} ${sent.path}`
        )
      }
    }
    assert.equal(await contentsOf(shop.database), before)
  })

  test('[H-76] programs alone need no cross-site token, and every address of theirs another proof', async ({
    assert,
  }) => {
    const before = await contentsOf(shop.database)
    const exempt = shieldConfig.csrf!.exceptRoutes as string[]
    const own = shopRoutes().filter((route) => isOfPrograms(route) && changingMethods(route).length)
    assert.sameMembers(
      exempt,
      own.map(({ pattern }) => pattern)
    )
    for (const { route, path, method, form } of await sendings()) {
      if (!isOfPrograms(route)) continue
      const foreign = pathOf(route, (name) =>
        name === 'secret' ? SENTINEL_TEXT : knownValues(name, world)[0]
      )
      // A session of staff opens nothing there.
      for (const client of [new ShopClient(server.url), await enter('staff')]) {
        const { status } = await client.send(foreign, { method, body: form })
        assert.include([400, 401, 404], status, `${method} ${path}`)
      }
    }
    assert.equal(await contentsOf(shop.database), before)
  })

  test('a member is nobody in the back-office', async ({ assert }) => {
    const before = await contentsOf(shop.database)
    const member = await enter('member')
    const stranger = await new ShopClient(server.url).enter({ name: 'nothing', value: 'x' })
    for (const route of shopRoutes().filter((one) => placeOf(one) === 'staff')) {
      if (ENTRANCE.test(route.name)) continue
      for (const method of route.methods.filter((one) => one !== 'HEAD')) {
        const path = pathOf(route, (name) => knownValues(name, world)[0])
        const body = method === 'GET' ? undefined : { ...(await FORMS[route.name]?.(world)) }
        for (const client of [member, stranger]) {
          const { status } = await client.send(path, { method, body })
          assert.equal(status, 401, `${method} ${path}`)
        }
      }
    }
    assert.equal(await contentsOf(shop.database), before)
  })

  test('what one member has, another can neither change nor order', async ({ assert }) => {
    const other = await new ShopClient(server.url).enter(shop.members[1].sessions[0])
    const before = await contentsOf(shop.database)
    for (const quantity of [0, 5]) {
      const { status } = await other.post(`/ajandekok/update/${world.hash}`, { quantity })
      assert.equal(status, 404)
    }
    const order = await other.post('/bevaltas', await FORMS['checkout.store'](world))
    assert.equal(order.status, 422)
    const { text } = await other.send('/bevaltas', { headers: { accept: 'text/html' } })
    assert.notInclude(text, world.hash)
    assert.equal(await contentsOf(shop.database), before)
  })

  test('fields that only the shop sets are not taken from any form', async ({ assert }) => {
    const accepted: string[] = []
    for (const { route, method, path, form } of await sendings()) {
      const client = await enter(placeOf(route))
      const headers = { 'idempotency-key': `mass-${route.name.replaceAll('.', '-')}` }
      const { status } = await client.send(path, { method, body: withForeign(form), headers })
      assert.isBelow(status, 500, `${method} ${path}`)
      if (status < 300 || status === 302) accepted.push(route.name)
    }
    const wanted = [
      'qr-code.store',
      'checkout.store',
      'admin.products.store',
      'product.add_to_cart',
      'admin.professions.store',
      'admin.representatives.store',
      'admin.postcodes.store',
    ]
    assert.includeMembers(accepted, [...wanted, 'admin.code_batches.store', 'language.store'])
    const after = await contentsOf(shop.database)
    assert.notInclude(after, String(SENTINEL))
    assert.notInclude(after, SENTINEL_TEXT)
  })
})

/** The form and everything in it with fields nobody asked for. */
function withForeign(form: object): object {
  const { items, ...rest } = form as { items?: Record<string, object> }
  const entries = Object.entries(rest).map(([name, value]) => [
    name,
    isForm(value) ? withForeign(value) : value,
  ])
  // The items of a checkout are addressed by their hashes; only what they hold has fields.
  const chosen = Object.entries(items ?? {}).map(([hash, item]) => [hash, withForeign(item)])
  const inner = {
    ...Object.fromEntries(entries),
    ...(items && { items: Object.fromEntries(chosen) }),
  }
  return { ...FOREIGN_FIELDS, ...inner }
}

function isForm(value: unknown): value is object {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
