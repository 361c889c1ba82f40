import { METHODS } from 'node:http'
import type { SeededRandom } from '#tests/support/seeded_random'
import { fuzzBody } from './bodies.js'
import { FORMS, knownValues, QUERIES, type FormWorld } from './forms.js'
import { fieldName, nonsense, nonsenseText } from './nonsense.js'
import { changingMethods, pathOf, type KnownRoute } from './routes.js'

/** A request as it goes over the wire. */
export interface FuzzRequest {
  route: string
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

/** Read and written with a token of a partner; without one nothing is reached. */
const OF_PARTNERS = /^\/api\/salesforce\//

/** Somebody who sends requests. */
export interface Identity {
  cookie: string
  token: string
  /** Where somebody like this belongs. */
  place: Place
}

export type Place = 'member' | 'staff' | 'visitor'

/** Longest value of a filter, in characters. */
const FILTER_MAX = 1_000
const QUERY_NAMES = ['page', 'per_page', 'sort', 'order', 'filter', 'code', 'drawer', 'token', 'q']
const QUERY_ODD = [
  'a[b][c]=1',
  '%E0%A4%A=1',
  'page[]=1&page[]=2',
  '__proto__[x]=1',
  'uid=a-b',
  '=',
  '&&',
  '%',
]
const HEADERS: [string, string[]][] = [
  ['accept', ['*/*', 'text/html', 'application/json', 'image/webp', ';;;,', 'a/b;q=2']],
  ['accept-language', ['hu', 'en-US,en;q=0.5', 'xx', '*;q=x', 'a'.repeat(3000)]],
  ['x-inertia', ['true', 'false']],
  ['x-inertia-version', ['1', '']],
  ['x-inertia-partial-component', ['catalogue/checkout', 'points/scan', '../..']],
  ['x-inertia-partial-data', ['cart,points', '__proto__', ',,,']],
  ['x-inertia-error-bag', ['a', '__proto__']],
  ['x-requested-with', ['XMLHttpRequest']],
  ['x-http-method-override', ['GET', 'DELETE']],
  ['x-forwarded-for', ['1.2.3.4', 'unknown', '::ffff:1.2.3.4, 5', '999.1.1.1']],
  ['x-forwarded-host', ['evil.example']],
  ['x-forwarded-proto', ['https', 'gopher']],
  ['x-request-id', ['a'.repeat(500), '<script>']],
  ['referer', ['http://evil.example/', '::::', 'http://127.0.0.1/%E0%A4%A', '/x']],
  ['origin', ['null', 'http://evil.example']],
  ['if-none-match', ['*', '"x"', 'W/']],
  ['if-modified-since', ['Tue, 31 Feb 2026', '0']],
  ['range', ['bytes=0-1', 'bytes=-', 'bytes=9-1,2-', 'x']],
  ['idempotency-key', ['x', 'a'.repeat(65), 'abcdefgh', '../../../x']],
  ['content-encoding', ['gzip', 'br', 'identity', 'x']],
  ['expect', ['x']],
  ['cookie', ['session=x', 'session=s%3Aa.b; session=s%3Ab.c', '=;;', 'a=%E0', 'locale=xx']],
  ['upgrade-insecure-requests', ['1']],
]

/** Makes one request up: a known route with something wrong in it, or nearly nothing wrong. */
export async function fuzzRequest(
  random: SeededRandom,
  { route, world, identity }: { route: KnownRoute; world: FormWorld; identity: Identity }
): Promise<FuzzRequest> {
  const method = methodOf(random, route)
  const sends = method !== 'GET' && method !== 'HEAD' ? random.below(12) > 0 : !random.below(20)
  const form = await FORMS[route.name]?.(world)
  const body = sends ? fuzzBody(random, form) : undefined
  const path = safe(pathOf(route, (name) => partOf(random, name, world)) + queryOf(random, route))
  const headers = headersOf(random, identity)
  if (OF_PARTNERS.test(route.pattern)) headers.authorization = `Bearer ${world.shop.partnerToken}`
  if (body?.type) headers['content-type'] = body.type
  return { route: route.name, method, path, headers, body: body?.text }
}

function methodOf(random: SeededRandom, route: KnownRoute): string {
  if (!random.below(12)) return random.pick(METHODS.filter((method) => method !== 'CONNECT'))
  const changing = changingMethods(route)
  return random.pick(changing.length ? changing : route.methods)
}

function partOf(random: SeededRandom, name: string, world: FormWorld): string | null {
  const kind = random.below(10)
  if (kind < 6) return random.pick(knownValues(name, world))
  if (kind < 7) return null
  const text = nonsenseText(random).slice(0, 2_000)
  return kind < 9 ? encodeURIComponent(text.toWellFormed()) : text.replaceAll('/', '')
}

function queryOf(random: SeededRandom, { name }: KnownRoute): string {
  const parts = Array.from({ length: random.below(3) }, () => {
    if (!random.below(4)) return random.pick(QUERY_ODD)
    if (!random.below(3)) return `filter=${encodeURIComponent(filterOf(random))}`
    const text = nonsenseText(random).slice(0, 2_000).toWellFormed()
    return `${random.pick(QUERY_NAMES)}=${encodeURIComponent(text)}`
  })
  if (QUERIES[name]) parts.push(QUERIES[name])
  return parts.length ? `?${parts.join('&')}` : ''
}

/** A filter as the lists of the back-office take it. */
function filterOf(random: SeededRandom): string {
  const name = random.pick(['id', 'q', 'status', 'member_id', 'category_id', fieldName(random)])
  // A longer address is refused by Node itself.
  const value = nonsense(random)
  return `{${JSON.stringify(name)}:${value.length > FILTER_MAX ? 'null' : value}}`
}

function headersOf(random: SeededRandom, { cookie, token }: Identity): Record<string, string> {
  const headers: Record<string, string> = { accept: random.pick(['text/html', 'application/json']) }
  if (cookie) headers.cookie = cookie
  const asked = random.below(10)
  if (asked < 8) headers['x-xsrf-token'] = token
  else if (asked < 9) headers['x-xsrf-token'] = random.pick(['x', '%E0%A4%A', 'e30='])
  for (let count = random.below(4); count > 0; count--) {
    const [name, values] = random.pick(HEADERS)
    headers[name] = random.pick(values)
  }
  return headers
}

/** An address may hold every byte but spaces and control characters. */
function safe(path: string): string {
  return path.replace(/[^\x21-\x7e]/g, (character) => {
    return encodeURIComponent(character.toWellFormed())
  })
}
