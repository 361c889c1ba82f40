import { test } from '@japa/runner'
import { brokenTruthsIn } from '#tests/support/truths'
import { dose } from '#tests/support/dose'
import { FORMS, type FormWorld } from '#tests/support/fuzz/forms'
import { fuzzRequest, type FuzzRequest, type Identity } from '#tests/support/fuzz/requests'
import { ENDING_SESSIONS, placeOf, shopRoutes, type KnownRoute } from '#tests/support/fuzz/routes'
import { closeConnections, faultOf, send } from '#tests/support/fuzz/send'
import { givenSeededShop, type SeededShop } from '#tests/support/seeded_shop'
import type { RunningServer } from '#tests/support/processes'
import { seededRandom, type SeededRandom } from '#tests/support/seeded_random'
import { ShopClient } from '#tests/support/shop_client'
import { stickersOf } from '#tests/support/shopper'

/** Another seed sends other requests. */
const SEED = Number(process.env.FUZZ_SEED ?? 1)
/** Requests for which a session is used before the next one takes over. */
const ROUND = 500
const AT_ONCE = 16
/** Rounds more for routes that chance has not led inside of yet. */
const ROUNDS_MORE = 4
/** Addresses the requests come from, so that no limit stops them all. */
const ADDRESSES = 50
const PLACES = ['member', 'member', 'staff', 'staff', 'staff', 'visitor', 'visitor'] as const

type Found = { fault: string; request: FuzzRequest }
type Party = { identities: Identity[]; world: FormWorld }

function identityOf(client: ShopClient, place: Identity['place']): Identity {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, token: decodeURIComponent(client.cookies.get('XSRF-TOKEN')!), place }
}

/** One order, so that its pages and its steps in the back-office have something to speak of. */
async function placeOrder(shop: SeededShop, url: string) {
  const member = await new ShopClient(url).enter(shop.members[1].sessions[0])
  const added = await member.post(`/ajandekok/add_to_cart/${shop.cap.slug}`, { quantity: 1 })
  const [hash] = Object.keys(added.json.cart.items)
  const world = { shop, stickers: stickersOf(shop), hash }
  const { status } = await member.post('/bevaltas', await FORMS['checkout.store'](world))
  if (status !== 200) throw new Error(`The order was answered with ${status}`)
}

/** Fresh sessions of two members, of staff, of somebody who registers, and of nobody. */
async function gather(shop: SeededShop, url: string, round: number): Promise<Party> {
  const staff = [shop.admin, shop.marketing, shop.arriving]
  const known = [...shop.members.slice(0, 2), ...staff, shop.newcomer]
  const clients = await Promise.all(
    known.map(({ sessions }) => new ShopClient(url).enter(sessions[round]))
  )
  const nobody = await new ShopClient(url).fetchToken()
  const path = `/ajandekok/add_to_cart/${shop.cap.slug}`
  const added = await clients[0].post(path, { quantity: 1 })
  const [hash] = added.json.cart ? Object.keys(added.json.cart.items) : ['0'.repeat(32)]
  const identities = [...clients, nobody].map((client, at) => identityOf(client, PLACES[at]))
  return { identities, world: { shop, stickers: stickersOf(shop), hash } }
}

/** Somebody at the place where they belong, or somebody who has no business there. */
function chosen(random: SeededRandom, identities: Identity[], route: KnownRoute): Identity {
  const suited = identities.filter(({ place }) => place === placeOf(route))
  return random.pick(random.below(4) ? suited : identities)
}

test.group('Nonsense over all routes', (group) => {
  let shop: SeededShop
  group.setup(async () => {
    const sessions = Math.ceil(dose.fuzzRequests / ROUND) + ROUNDS_MORE
    shop = await givenSeededShop({ members: 2, sessions })
    return async () => {
      closeConnections()
      await shop.remove()
    }
  })

  test('no request ends in an error of the server, its end or a look inside', async ({
    assert,
  }) => {
    const random = seededRandom(SEED)
    const routes = shopRoutes().filter(({ name }) => name !== ENDING_SESSIONS)
    const server = await shop.serve()
    await placeOrder(shop, server.url)
    const found: Found[] = []
    const answered = new Map<string, Set<number>>()

    const sendOne = async (request: FuzzRequest, address: string) => {
      const answer = await send(server.url, request, address)
      const fault = faultOf(answer)
      if (fault) found.push({ fault, request })
      const statuses = answered.get(request.route) ?? new Set()
      answered.set(request.route, statuses.add(answer.status))
    }

    for (let sent = 0; sent < dose.fuzzRequests + ROUNDS_MORE * ROUND; sent += ROUND) {
      // In the second half every other request goes to a route that nothing has reached yet.
      const silent = sent * 2 < dose.fuzzRequests ? [] : silentOf(routes, answered)
      if (sent >= dose.fuzzRequests && !silent.length) break
      const { identities, world } = await gather(shop, server.url, sent / ROUND)
      for (let count = 0; count < ROUND; count += AT_ONCE) {
        // Made one after the other, so that a seed makes the same requests each time.
        const sending = []
        for (let place = 0; place < AT_ONCE; place++) {
          const isWanted = silent.length > 0 && random.below(2) === 0
          const route = random.pick(isWanted ? silent : routes)
          const identity = chosen(random, identities, route)
          const request = await fuzzRequest(random, { route, world, identity })
          sending.push(sendOne(request, `127.0.0.${2 + random.below(ADDRESSES)}`))
        }
        await Promise.all(sending)
        if (server.process.exitCode !== null) throw ended(server, found)
      }
    }
    if (process.env.FUZZ_SHOW) show(answered, found)
    assert.deepEqual(found.slice(0, 5), [])
    assert.isNull(server.process.exitCode, server.said())
    assert.equal((await fetch(`${server.url}/health/live`)).status, 200)
    assert.deepEqual(
      silentOf(routes, answered).map(({ name }) => name),
      []
    )
    assert.deepEqual(await brokenTruthsIn(shop.database), [])
  }).timeout(120_000 + dose.fuzzRequests * 20)
})

function ended(server: RunningServer, found: Found[]) {
  const last = found.slice(-AT_ONCE).map(({ request }) => JSON.stringify(request))
  return new Error(`The server ended: ${server.said()}\nOne of:\n${last.join('\n')}`)
}

/** Refusals from before a route's own code: by the kernel, for want of a login, or of a token. */
const FROM_BEFORE = new Set([0, 400, 401, 404, 405, 409, 413, 415, 417, 419, 431])
/** Tools for trying the shop out are missing in production; this shop has no pictures, no files, no draws, and no address to print. */
const OUT_OF_REACH =
  /^dev\.|^draw(-file)?$|^media\.file$|^admin\.media\.|^admin\.code_batches\.(sheet|list)$/

function silentOf(routes: KnownRoute[], answered: Map<string, Set<number>>) {
  return routes.filter((route) => !isReached(route, answered))
}

function isReached({ name }: KnownRoute, answered: Map<string, Set<number>>) {
  if (OUT_OF_REACH.test(name)) return true
  return [...(answered.get(name) ?? [])].some((status) => !FROM_BEFORE.has(status))
}

function show(answered: Map<string, Set<number>>, found: Found[]) {
  for (const [name, statuses] of answered) console.log(name, [...statuses].sort().join(' '))
  const kinds = Map.groupBy(found, ({ fault, request }) => `${fault} ${request.route}`)
  for (const [kind, all] of kinds) console.log(all.length, kind, JSON.stringify(all[0].request))
}
