import { randomUUID } from 'node:crypto'
import { Agent, request as send } from 'node:http'
import { rmSync } from 'node:fs'
import { startPostgres } from '../../scripts/services/postgres.mjs'
import { median } from '../load/fire.mjs'
import { categorySlugOf, newSearchOf, searchOf, slugOf } from '../shop/gifts.mjs'
import { startShop } from '../shop/start.mjs'
import { shipping } from './checkout.mjs'
import { pageRequest, versionOf } from './member_page.mjs'
import { jsonPost } from './scan.mjs'

const PORT = Number(process.env.BENCH_PORT ?? 4700) + 50
/** Answers of each page and shop that are timed, after as many that are not. */
const SAMPLES = Number(process.env.BENCH_SAMPLES ?? 300)
const WARM_UP = 80
/** Names of pages, where not all are wanted. */
const ONLY = process.env.BENCH_PAGES?.split(',').map((name) => name.trim())
const PER_PAGE = 12
const SIZES = {
  small: { products: 288, categories: 24 },
  large: { products: 100_000, categories: 1000 },
}
/** A large shop may take a fifth longer. */
const BAR = Number((1 / 1.2).toFixed(3))

/** Spreads a count over all numbers below `of`. */
const spread = (count, of) => (count * 7919) % of
const list = (query) => (shop, count) => visit(shop, count, `/ajandekok${query(shop, count)}`)

const PAGES = {
  'list': list(() => ''),
  'late page': list(
    ({ products }, count) => `?page=${Math.floor(products / PER_PAGE) - 9 + (count % 8)}`
  ),
  'cheapest first': list((_, count) => `?sort=price_asc&page=${1 + (count % 9)}`),
  'affordable': list((_, count) => `?affordable=1&page=${1 + (count % 9)}`),
  'search': list((_, count) => `?q=${encodeURIComponent(searchOf(count))}`),
  'category': list(({ categories }, count) => `/${categorySlugOf(spread(count, categories))}`),
  'categories': list(() => '/kategoriak'),
  'gift over list': (shop, count) => giftOf(shop, count, OVER_LIST),
  'gift alone': (shop, count) => giftOf(shop, count, {}),
  'add to cart': (shop, count) => intoCart(shop, count, buyer(shop, count)),
  'checkout page': (shop, count) => visit(shop, count, '/bevaltas'),
  'order': (shop, count) => {
    const { hash } = shop.ordered[spread(count, shop.ordered.length)]
    const items = { [hash]: { selected: true, quantity: 1 } }
    return jsonPost('/bevaltas', buyer(shop, count), {
      shipping,
      items,
      idempotency_key: randomUUID(),
    })
  },
}
/** Told, not judged: a search for words that nobody looked for since the last change. */
const NEW_SEARCH = {
  'search, new words': list(
    ({ products }, count) =>
      `?q=${encodeURIComponent(newSearchOf(spread(count, products), products))}`
  ),
}
const OVER_LIST = {
  'x-inertia-partial-component': 'catalogue/products',
  'x-inertia-partial-data': 'dialog,errors',
}

const buyer = (shop, count) => shop.members[count % shop.members.length]
const neighbour = (shop, count) => buyer(shop, count + 1)
const visit = (shop, count, path) => pageRequest(path, buyer(shop, count), shop.version)

function intoCart(shop, count, member) {
  const { slug } = shop.ordered[spread(count, shop.ordered.length)]
  return jsonPost(`/ajandekok/add_to_cart/${slug}`, member, { quantity: 1, variations: [] })
}

function giftOf(shop, count, headers) {
  const request = visit(shop, count, `/ajandekok/details/${slugOf(spread(count, shop.products))}`)
  return { ...request, headers: { ...request.headers, ...headers } }
}

/** Every page of a large shop beside the same page of a small one, in turn. */
const caseOf = (name, serve) => ({
  name,
  goal: '100,000 gifts and 1,000 categories beside 288 and 24: median answer of each page',
  bar: BAR,
  async measure() {
    const shops = {
      small: await open('small', PORT, serve),
      large: await open('large', PORT + 1, serve),
    }
    try {
      const pages = await timed(shops, PAGES)
      const told = await timed(shops, NEW_SEARCH)
      const ratio = Math.min(...pages.map((page) => page.ratio))
      const slowest = pages.find((page) => page.ratio === ratio)
      const sides = { floor: { p50: slowest.small }, ours: { p50: slowest.large } }
      return {
        name,
        goal: this.goal,
        ...sides,
        ratio,
        bar: BAR,
        reached: ratio >= BAR,
        pages: [...pages, ...told],
      }
    } finally {
      for (const shop of Object.values(shops)) await shop.close()
    }
  },
})

/** The embedded database, and PostgreSQL with its default settings. */
export const large = [
  caseOf('catalogue@large', async () => ({ variables: {}, settle() {}, async stop() {} })),
  caseOf('catalogue@large@postgres', async () => {
    const server = await startPostgres()
    return {
      variables: { DATABASE_URL: server.url },
      // What autovacuum would have done a minute after such an import.
      settle: () => server.query('VACUUM ANALYZE'),
      stop: () => server.stop(),
    }
  }),
]

async function open(size, port, serve) {
  const { products, categories } = SIZES[size]
  const database = await serve()
  const counts = { BENCH_PRODUCTS: String(products), BENCH_CATEGORIES: String(categories) }
  const shop = await startShop(port, { ...counts, ...database.variables })
  database.settle()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const close = async () => {
    agent.destroy()
    await shop.stop()
    await database.stop()
    rmSync(shop.folder, { recursive: true, force: true })
  }
  const version = await versionOf(shop)
  return { ...shop, ordered: shop.products, products, categories, agent, version, close }
}

/** Each answer follows a change by another member, so that none is given from memory. */
async function timed(shops, pages) {
  const rows = []
  for (const [page, next] of Object.entries(pages)) {
    if (ONLY && !ONLY.includes(page)) continue
    const took = { small: [], large: [] }
    for (let count = -WARM_UP; count < SAMPLES; count++) {
      for (const size of count % 2 ? ['small', 'large'] : ['large', 'small']) {
        const [shop, at] = [shops[size], count + WARM_UP]
        await answerOf(shop, intoCart(shop, at, neighbour(shop, at)), 'a change')
        const milliseconds = await answerOf(shop, next(shop, at), page)
        if (count >= 0) took[size].push(milliseconds)
      }
    }
    const [small, large] = [median(took.small), median(took.large)]
    const row = { page, small: round(small), large: round(large), ratio: round(small / large) }
    console.error(
      `${page}: ${row.small} ms, ${row.large} ms, ${round(100 / row.ratio - 100)} % more`
    )
    rows.push(row)
  }
  return rows
}

const round = (number) => Number(number.toFixed(3))

/** Milliseconds from the request to the last byte of its answer. */
function answerOf(shop, { method, path, headers, body }, page) {
  const since = performance.now()
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: shop.port, agent: shop.agent, method, path, headers }
    const request = send(options, (response) => {
      response.resume()
      response.once('end', () => {
        const took = performance.now() - since
        if (response.statusCode < 300) resolve(took)
        else reject(new Error(`${page}: ${method} ${path} answered ${response.statusCode}`))
      })
    })
    request.once('error', reject)
    request.end(body)
  })
}
