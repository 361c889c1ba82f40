import { test } from '@japa/runner'
import { runCli } from '#tests/support/command_line'
import { dose } from '#tests/support/dose'
import type { FormWorld } from '#tests/support/fuzz/forms'
import { fuzzRequest, type FuzzRequest, type Identity } from '#tests/support/fuzz/requests'
import { shopRoutes } from '#tests/support/fuzz/routes'
import { closeConnections, faultOf, send } from '#tests/support/fuzz/send'
import { givenSeededShop, type SeededShop } from '#tests/support/seeded_shop'
import type { RunningServer } from '#tests/support/processes'
import { seededRandom } from '#tests/support/seeded_random'
import { ShopClient } from '#tests/support/shop_client'
import { stickersOf } from '#tests/support/shopper'

/** Another seed sends other requests. */
const SEED = Number(process.env.FUZZ_SEED ?? 1)
/** Requests for which a session is used before the next one takes over. */
const ROUND = 500
const AT_ONCE = 16
/** Addresses the requests come from, so that no limit stops them all. */
const ADDRESSES = 50

type Found = { fault: string; request: FuzzRequest }
type Party = { identities: Identity[]; world: FormWorld }

async function identityOf(client: ShopClient): Promise<Identity> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, token: decodeURIComponent(client.cookies.get('XSRF-TOKEN')!) }
}

/** Fresh sessions of two members, of both kinds of staff, and of nobody. */
async function gather(shop: SeededShop, url: string, round: number): Promise<Party> {
  const [first, second] = shop.members
  const members = [first, second, shop.admin, shop.marketing]
  const clients = await Promise.all(
    members.map(({ sessions }) => new ShopClient(url).enter(sessions[round]))
  )
  const stranger = new ShopClient(url)
  await stranger.send('/belepes', { headers: { accept: 'text/html' } })
  const path = `/ajandekok/add_to_cart/${shop.cap.slug}`
  const added = await clients[0].post(path, { quantity: 1 })
  const [hash] = added.json.cart ? Object.keys(added.json.cart.items) : ['0'.repeat(32)]
  const identities = await Promise.all([...clients, stranger].map(identityOf))
  return { identities, world: { shop, stickers: stickersOf(shop), hash } }
}

test.group('Nonsense over all routes', (group) => {
  let shop: SeededShop
  group.setup(async () => {
    const sessions = Math.ceil(dose.fuzzRequests / ROUND)
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
    const routes = shopRoutes()
    const server = await shop.serve()
    const found: Found[] = []
    const answered = new Map<string, Set<number>>()

    const sendOne = async (request: FuzzRequest, address: string) => {
      const answer = await send(server.url, request, address)
      const fault = faultOf(answer)
      if (fault) found.push({ fault, request })
      const statuses = answered.get(request.route) ?? new Set()
      answered.set(request.route, statuses.add(answer.status))
    }

    for (let sent = 0; sent < dose.fuzzRequests; sent += ROUND) {
      const { identities, world } = await gather(shop, server.url, sent / ROUND)
      for (let count = 0; count < ROUND; count += AT_ONCE) {
        // Made one after the other, so that a seed makes the same requests each time.
        const sending = []
        for (let place = 0; place < AT_ONCE; place++) {
          const identity = random.pick(identities)
          const request = await fuzzRequest(random, { routes, world, identity })
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
    const silent = routes.filter(({ name }) => !reached(answered.get(name)))
    assert.deepEqual(
      silent.map(({ name }) => name),
      []
    )
    const verdict = await runCli(['points', 'verify'], shop.database.environment)
    assert.equal(verdict.code, 0, verdict.stdout)
  }).timeout(120_000 + dose.fuzzRequests * 20)
})

function ended(server: RunningServer, found: Found[]) {
  const last = found.slice(-AT_ONCE).map(({ request }) => JSON.stringify(request))
  return new Error(`The server ended: ${server.said()}\nOne of:\n${last.join('\n')}`)
}

/** Whether at least one request got as far as the code of the route. */
function reached(statuses: Set<number> | undefined) {
  return [...(statuses ?? [])].some((status) => [200, 201, 204, 422].includes(status))
}

function show(answered: Map<string, Set<number>>, found: Found[]) {
  for (const [name, statuses] of answered) console.log(name, [...statuses].sort().join(' '))
  const kinds = Map.groupBy(found, ({ fault, request }) => `${fault} ${request.route}`)
  for (const [kind, all] of kinds) console.log(all.length, kind, JSON.stringify(all[0].request))
}
