import { randomUUID } from 'node:crypto'
import { request as open } from 'node:http'
import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { endSessionsOf } from '#app/sessions/session_store'
import { changeSettings } from '#app/settings/settings'
import { pagesVersion } from '#app/shortcut/page_object'
import { transaction } from '#app/transaction'
import { cartHash } from '#catalogue/products/combination'
import { usesPostgres } from '#config/database'
import ArticleCategory from '#content/records/models/article_category'
import { balanceOf } from '#points'
import { givenCart, givenCategory, givenProduct } from '#tests/support/catalogue'
import { SHIPPING } from '#tests/support/checkout'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenBatch, givenCode } from '#tests/support/points'
import { startServer } from '#tests/support/processes'
import { givenRecord, textBlock } from '#tests/support/records'
import { sampleBlock } from '#tests/support/sample_blocks'
import { givenCreditedScan } from '#tests/support/scans'
import { sessionCookie } from '#tests/support/session_cookie'
import { ShopClient, type Answer, type Sending } from '#tests/support/shop_client'
import { statementsOf } from '#tests/support/statements'

const SHOP = `http://${process.env.HOST}:${process.env.PORT}`
/** Means the same and is asked by no page of ours: the framework answers. */
const USUAL = { accept: 'application/json;q=1' }
/** What differs from answer to answer, or says nothing to a script. */
const PASSING = new Set([
  'date',
  'set-cookie',
  'connection',
  'keep-alive',
  'content-security-policy',
  'x-request-id',
])

/** How our pages ask for another page. */
const VISIT = {
  'accept': 'text/html, application/xhtml+xml',
  'x-inertia': 'true',
  'x-requested-with': 'XMLHttpRequest',
}

/** A browser that the framework has answered before. */
async function browserOf(member: TestMember, shop = SHOP): Promise<ShopClient> {
  const browser = await new ShopClient(shop).enter(await sessionCookie(member))
  await browser.post('/qr-code', { qrCode: '' }, USUAL)
  return browser
}

/** The framework gives each request an id, the short way none to one that came without. */
const isShort = ({ headers }: Answer) => !headers.has('x-request-id')

function told({ status, headers, json }: Answer) {
  // In which order properties come decides how well they pack.
  const isPacked = headers.has('content-encoding')
  const kept = [...headers].filter(
    ([name]) => !PASSING.has(name) && !(isPacked && name === 'content-length')
  )
  return { status, json, headers: Object.fromEntries(kept) }
}

test.group('The short way', () => {
  test('a scan is answered as the framework answers it', async ({ assert }) => {
    const member = await givenMember({ locale: 'hu' })
    const browser = await browserOf(member)
    const batch = await givenBatch({ points: 10 })
    const credited = async (serial: number, more: Sending['headers'] = {}) =>
      browser.post('/qr-code', { qrCode: await givenCode({ batch, serial }) }, more)
    // The first scan of a member is not a plain one, the others are.
    assert.isTrue(isShort(await credited(0)))
    const [short, usual] = [await credited(1), await credited(2, USUAL)]
    assert.isTrue(isShort(short))
    assert.isFalse(isShort(usual))
    const { scanned_at } = short.json
    const later = { ...usual.json, scanned_at, balance: usual.json.balance - 10 }
    assert.deepEqual(told(short), told({ ...usual, json: later }))
    assert.include(short.headers.get('content-security-policy'), "default-src 'self'")
    assert.equal(short.json.points, 10)
  })

  test('a scan asks who scans and what was tried in one statement each, and credits by six', async ({
    assert,
  }) => {
    const browser = await browserOf(await givenMember({ locale: 'hu' }))
    const batch = await givenBatch({ points: 10 })
    const [first, second] = [
      await givenCode({ batch, serial: 0 }),
      await givenCode({ batch, serial: 1 }),
    ]
    await browser.post('/qr-code', { qrCode: first })
    const ran = await statementsOf(async () => {
      assert.equal((await browser.post('/qr-code', { qrCode: second })).status, 200)
    })
    const [who, tried, ...others] = ran.sessions
    assert.match(who, /FROM sessions[^]+FROM members/)
    assert.match(tried, /FROM scan_throttles/)
    assert.isEmpty(others)
    const credits = ran.shop.filter((sql) => !/settings|boosters|outbox_messages/.test(sql))
    assert.lengthOf(credits, 6, credits.join('\n'))
  }).skip(!usesPostgres, 'on the embedded database a statement costs no round trip')

  test('a repeat and every refusal are told alike', async ({ assert }) => {
    const member = await givenMember({ locale: 'hu' })
    const browser = await browserOf(member)
    const batch = await givenBatch({ points: 10, count: 10 })
    const used = await givenCode({ batch })
    const named = { qrCode: used, idempotency_key: randomUUID() }
    await browser.post('/qr-code', named)
    const bodies = [
      named,
      { qrCode: used },
      { qrCode: used, member_id: member.id },
      { qrCode: await givenCode({ batch: await givenBatch({ state: 'printed' }) }) },
      { qrCode: await givenCode({ batch: await givenBatch({ state: 'void' }) }) },
      { ...named, qrCode: await givenCode({ batch, serial: 1 }) },
      { qrCode: 'AAAA-AAAA-AAAA-AAAA' },
    ]
    for (const body of bodies) {
      const short = await browser.post('/qr-code', body)
      assert.isTrue(isShort(short), JSON.stringify(body))
      assert.deepEqual(told(short), told(await browser.post('/qr-code', body, USUAL)))
    }
  })

  test('what the same rules refuse is told alike, and what is not plain is left to the framework', async ({
    assert,
  }) => {
    const member = await givenMember({ locale: 'hu' })
    const other = await givenMember({ locale: 'hu' })
    const browser = await browserOf(member)
    const code = await givenCode()
    const refused = [
      {},
      { qrCode: null },
      { qrCode: '' },
      { qrCode: 'A'.repeat(600) },
      { qrCode: 7 },
      { qrCode: [code] },
      { qrCode: code, member_id: other.id },
      { qrCode: code, member_id: 'x' },
      { qrCode: code, idempotency_key: 'short' },
      { qrCode: code, idempotency_key: 7 },
    ]
    const left = [{ qrCode: `\0${code}` }, { qrCode: code, _csrf: 'wrong' }]
    for (const body of [...refused, ...left]) {
      const answer = await browser.post('/qr-code', body)
      const usual = await browser.post('/qr-code', body, USUAL)
      assert.isAtLeast(answer.status, 400)
      assert.deepEqual(told(answer), told(usual))
      const isPlain = refused.includes(body as object)
      assert.equal(isShort(answer), isPlain || isShort(usual), JSON.stringify(body))
    }
    const credited = await browser.post('/qr-code', { qrCode: code, filling: 'A'.repeat(20_000) })
    assert.isFalse(isShort(credited))
    assert.equal(credited.status, 200)
  })

  test('[H-76] no token, a wrong one, a foreign one, a page of another site: refused', async ({
    assert,
  }) => {
    const browser = await browserOf(await givenMember({ locale: 'hu' }))
    const foreign = await browserOf(await givenMember({ locale: 'hu' }))
    const body = { qrCode: await givenCode() }
    const tokens = ['', 'wrong', decodeURIComponent(foreign.cookies.get('XSRF-TOKEN')!)]
    for (const token of tokens) {
      const answer = await browser.post('/qr-code', body, { 'x-xsrf-token': token })
      assert.equal(answer.status, 419, token)
    }
    const stolen = await browser.post('/qr-code', body, { origin: 'https://evil.example' })
    assert.equal(stolen.status, 403)
    const own = await browser.post('/qr-code', body, { origin: SHOP })
    assert.deepEqual([own.status, isShort(own)], [200, true])
  })

  test('an ended session, a deleted and a disabled member are let in no more', async ({
    assert,
  }) => {
    const [first, second, third] = [
      await givenMember({ locale: 'hu' }),
      await givenMember({ locale: 'hu' }),
      await givenMember({ locale: 'hu' }),
    ]
    const browsers = [await browserOf(first), await browserOf(second), await browserOf(third)]
    await endSessionsOf({ memberId: first.id })
    const sql = (column: string) => `UPDATE members SET ${column} = 1 WHERE id = ?`
    await transaction((trx) => rows(trx, sql('deleted_at'), [second.id]))
    await transaction((trx) => rows(trx, sql('disabled_at'), [third.id]))
    const code = await givenCode()
    for (const browser of browsers) {
      const answer = await browser.post('/qr-code', { qrCode: code })
      assert.include([401, 419], answer.status)
    }
  })

  test('a message for the next page stays for it', async ({ assert }) => {
    const browser = await browserOf(await givenMember({ locale: 'hu' }))
    const form = { method: 'POST', headers: { accept: 'text/html' }, body: { qrCode: 'A' } }
    await browser.send('/qr-code', form)
    const scanned = await browser.post('/qr-code', { qrCode: await givenCode() })
    assert.isFalse(isShort(scanned))
  })

  test('a closed shop is closed here too', async ({ assert, cleanup }) => {
    const browser = await browserOf(await givenMember({ locale: 'hu' }))
    const close = (maintenance: boolean) =>
      transaction((trx) => changeSettings(trx, { maintenance }))
    cleanup(() => close(false))
    await close(true)
    assert.equal((await browser.post('/qr-code', { qrCode: await givenCode() })).status, 503)
  })

  test('a body that comes in pieces is read whole, and given back whole', async ({ assert }) => {
    const browser = await browserOf(await givenMember({ locale: 'hu' }))
    const texts = [JSON.stringify({ qrCode: await givenCode() }), '{"qrCode":"', '{"qrCode":7}']
    const statuses = []
    for (const text of texts) statuses.push(await inPieces(browser, text))
    assert.deepEqual(statuses, [200, 400, 422])
  })

  test('cart and checkout are answered as the framework answers them', async ({ assert }) => {
    const member = await givenMember({ locale: 'hu' })
    await givenCreditedScan(member, 500)
    const browser = await browserOf(member)
    const { slug, id } = await givenProduct({ price: 20, stock: 3 })
    const hash = cartHash(id, '')
    const shipping = { ...SHIPPING }
    const items = { [hash]: { selected: true, quantity: 1 } }
    const key = randomUUID()
    const requests: [path: string, body: object][] = [
      [`add_to_cart/${slug}`, { quantity: 1, variations: [] }],
      [`add_to_cart/${slug}`, { quantity: '1e2' }],
      [`add_to_cart/${slug}`, { quantity: 1, variations: [{ type: 1, value: 1 }] }],
      ['add_to_cart/nincs-ilyen', { quantity: 1 }],
      [`update/${hash}`, { quantity: 2 }],
      [`update/${hash}`, { quantity: -1 }],
      ['update/nincs-ilyen', { quantity: 1 }],
    ]
    for (const [path, body] of requests) {
      const short = await browser.post(`/ajandekok/${path}`, body)
      // The cart goes back to what it was before.
      if (path.startsWith('add') && short.status === 200) {
        await browser.post(`/ajandekok/update/${hash}`, { quantity: 0 })
      }
      const usual = await browser.post(`/ajandekok/${path}`, body, USUAL)
      assert.isTrue(isShort(short), path)
      assert.deepEqual(told(short), told(usual), JSON.stringify(body))
    }
    const orders: object[] = [
      {},
      { shipping: { ...shipping, zip: 'x' }, items, idempotency_key: randomUUID() },
      { shipping, items: {}, idempotency_key: randomUUID() },
      {
        shipping,
        items: { [hash]: { selected: true, quantity: 9 } },
        idempotency_key: randomUUID(),
      },
      { shipping, items },
    ]
    for (const body of orders) {
      const [short, usual] = [
        await browser.post('/bevaltas', body),
        await browser.post('/bevaltas', body, USUAL),
      ]
      assert.isTrue(isShort(short))
      assert.deepEqual(told(short), told(usual), JSON.stringify(body))
      assert.equal(short.status, 422)
    }
    const placed = await browser.post('/bevaltas', { shipping, items, idempotency_key: key })
    assert.equal(placed.json.order.available_points, 480)
    const repeat = { shipping, items, idempotency_key: key }
    const [again, usual] = [
      await browser.post('/bevaltas', repeat),
      await browser.post('/bevaltas', repeat, USUAL),
    ]
    assert.isTrue(isShort(again))
    assert.deepEqual(again.json, placed.json)
    assert.equal(again.headers.get('idempotent-replay'), 'true')
    assert.deepEqual(told(again), told(usual))
  })

  test('pages are answered as the framework answers them, whole and in part', async ({
    assert,
  }) => {
    const member = await givenMember({ locale: 'hu' })
    await givenCreditedScan(member, 50)
    const browser = await browserOf(member)
    const category = await givenCategory()
    const products = []
    for (let at = 0; at < 13; at++) {
      products.push(await givenProduct({ categoryId: category.id, price: 10 + at }))
    }
    await givenCart(member, [{ product: products[0], quantity: 2 }])
    const list = { 'x-inertia-partial-component': 'catalogue/products' }
    const profile = { 'x-inertia-partial-component': 'profile/show' }
    const dialog = { 'x-dialog-key': 'k-1', 'x-dialog-redirect': `${SHOP}/ajandekok?q=a` }
    const visits: [path: string, headers: Record<string, string>, status: number][] = [
      ['/profil', {}, 200],
      ['/profil', { ...profile, 'x-inertia-partial-data': 'history,logins' }, 200],
      ['/ajandekok/kategoriak', {}, 200],
      ['/ajandekok', {}, 200],
      [`/ajandekok/${category.slug}`, {}, 200],
      [`/ajandekok/${category.slug}/2`, {}, 200],
      ['/ajandekok', { ...list, 'x-inertia-partial-data': 'products' }, 200],
      ['/ajandekok', { ...list, 'x-inertia-partial-except': 'products,menu' }, 200],
      [`/ajandekok/details/${products[3].slug}`, dialog, 200],
      [
        `/ajandekok/details/${products[3].slug}`,
        { ...dialog, ...list, 'x-inertia-partial-data': 'a' },
        200,
      ],
      ['/ajandekok?page=2', { ...list, 'x-inertia-partial-data': 'products' }, 200],
      [`/ajandekok/${category.slug}?page=2&sort=price_desc`, {}, 200],
      ['/ajandekok?q=K%C3%A9k+l%C3%A1mpa&affordable=1&sort=', {}, 200],
      ['/ajandekok?sort=newest&sort=price_asc&q[]=a&b[c]=d&%5B=1&q=%E0%A4', {}, 200],
      ['/ajandekok?', {}, 200],
      ['/ajandekok?page=999999', {}, 404],
      ['/ajandekok/nincs-ilyen', {}, 404],
      [`/ajandekok/${category.slug}/9`, {}, 404],
      ['/ajandekok/details/nincs-ilyen', {}, 404],
    ]
    for (const [path, headers, status] of visits) {
      const visit = { ...VISIT, 'x-inertia-version': pagesVersion, ...headers }
      const [short, usual] = [
        await browser.send(path, { headers: visit }),
        await browser.send(path, { headers: { ...visit, 'x-inertia-reset': '' } }),
      ]
      assert.equal(short.status, status, path)
      assert.equal(isShort(short), status === 200, path)
      assert.isFalse(isShort(usual))
      assert.deepEqual(told(short), told(usual), path)
    }
  })

  test('[B-02] [B-07] articles and their lists are answered as the framework answers them', async ({
    assert,
  }) => {
    const browser = await browserOf(await givenMember({ locale: 'hu' }))
    const name = `tema-${randomUUID()}-x`
    const now = clock.now()
    const texts = { titleHu: 'Téma', titleEn: 'Topic', descriptionHu: 'Leírás', descriptionEn: '' }
    const fields = { key: randomUUID(), slug: name, position: 1, createdAt: now, updatedAt: now }
    const category = await transaction(({ client }) =>
      ArticleCategory.create({ ...fields, ...texts }, { client })
    )
    const block = sampleBlock('referral link')
    const body = { content: [block, textBlock('<p>Egy.</p>')] }
    const given = { kind: 'article', slug: `cikk-${randomUUID()}-x`, body } as const
    const { slug } = await givenRecord({ ...given, categoryId: category.id })
    const list = `/tudasbazis/kategoriak/${name}`
    const visits: [path: string, status: number][] = [
      [`/tudasbazis/${name}/${slug}`, 200],
      [`/tudasbazis/${slug}`, 200],
      [list, 200],
      [`${list}?page=1`, 200],
      [`${list}?page=x`, 200],
      [`${list}/1`, 200],
      [`${list}?page=2`, 404],
      [`${list}-nincs`, 404],
      [`/tudasbazis/mas/${slug}`, 301],
      [`/tudasbazis/${slug}/a/b`, 404],
      ['/tudasbazis/nincs-ilyen', 404],
    ]
    const visit = { ...VISIT, 'x-inertia-version': pagesVersion }
    for (const [path, status] of visits) {
      const [short, usual] = [
        await browser.send(path, { headers: visit }),
        await browser.send(path, { headers: { ...visit, 'x-inertia-reset': '' } }),
      ]
      assert.equal(short.status, status, path)
      assert.equal(isShort(short), status === 200, path)
      assert.isFalse(isShort(usual))
      assert.deepEqual(told(short), told(usual), path)
      assert.equal(short.headers.get('location'), usual.headers.get('location'))
    }
    const { json } = await browser.send(`/tudasbazis/${slug}`, { headers: visit })
    assert.match(json.props.personal.referral_link, /\?ref=/)
    const { slug: plain } = await givenRecord({ ...given, slug: `${slug}y`, body: {} })
    const without = await browser.send(`/tudasbazis/${plain}`, { headers: visit })
    assert.isNull(without.json.props.personal.referral_link, 'where no block shows it')
  })

  test('a visit of another build of the pages is told to load them anew', async ({ assert }) => {
    const browser = await browserOf(await givenMember({ locale: 'hu' }))
    const headers = { ...VISIT, 'x-inertia-version': 'another' }
    assert.equal((await browser.send('/ajandekok', { headers })).status, 409)
  })

  test('who goes away in the middle harms nobody', async ({ assert }) => {
    const browser = await browserOf(await givenMember({ locale: 'hu' }))
    const code = await givenCode()
    const request = opened(browser, 100)
    request.on('error', () => {})
    request.write('{"qrCode":')
    await new Promise((resolve) => setTimeout(resolve, 50))
    request.destroy()
    assert.equal((await browser.post('/qr-code', { qrCode: code })).status, 200)
  })
})

test.group('The short way behind middleware it does not know', () => {
  const visit = { ...VISIT, 'x-inertia-version': pagesVersion }

  async function given(where: string) {
    const environment = { LOG_LEVEL: 'warn' }
    const server = await startServer(environment, 'tests/support/refusing_server.ts', [where])
    // It says so once it is ready, which a busy machine is some time after it listens.
    while (!server.said().includes('without their short way') && server.process.exitCode === null) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const member = await givenMember({ locale: 'hu' })
    // The token comes from a server that refuses nothing.
    const browser = await browserOf(member)
    browser.url = server.url
    return { server, member, browser }
  }

  /** Both ways of a scan and of a page. */
  async function answersOf(browser: ShopClient): Promise<Answer[]> {
    const scan = { qrCode: await givenCode({ batch: await givenBatch({ points: 10 }) }) }
    const path = '/ajandekok/kategoriak'
    return [
      await browser.post('/qr-code', scan),
      await browser.post('/qr-code', scan, USUAL),
      await browser.send(path, { headers: visit }),
      await browser.send(path, { headers: { ...visit, 'x-inertia-reset': '' } }),
    ]
  }

  test('is closed where it stands on the route, and the start says so in one line', async ({
    assert,
    cleanup,
  }) => {
    const { server, member, browser } = await given('on some routes')
    cleanup(() => server.stop())
    for (const { status, json } of await answersOf(browser)) {
      assert.equal(status, 403)
      assert.deepEqual(json, { refused: true })
    }
    assert.equal(await balanceOf(member.id), 0)
    assert.isTrue(isShort(await browser.send('/profil', { headers: visit })))
    const lines = server.said().match(/.*without their short way.*/g) ?? []
    assert.lengthOf(lines, 1)
    assert.include(lines[0], 'POST /qr-code')
    assert.include(lines[0], '/ajandekok/kategoriak')
  }).timeout(120_000)

  test('is closed for all where it stands before every request', async ({ assert, cleanup }) => {
    const { server, member, browser } = await given('everywhere')
    cleanup(() => server.stop())
    const page = await browser.send('/profil', { headers: visit })
    for (const { status } of [...(await answersOf(browser)), page]) assert.equal(status, 403)
    assert.equal(await balanceOf(member.id), 0)
    assert.include(server.said(), 'RefusingMiddleware')
  }).timeout(120_000)
})

function opened(browser: ShopClient, length: number) {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  const token = decodeURIComponent(browser.cookies.get('XSRF-TOKEN')!)
  const headers = {
    'accept': 'application/json',
    'content-type': 'application/json',
    'content-length': length,
    cookie,
    'x-xsrf-token': token,
  }
  return open(`${SHOP}/qr-code`, { method: 'POST', headers })
}

/** Sends a text in three pieces. */
async function inPieces(browser: ShopClient, text: string): Promise<number | undefined> {
  const request = opened(browser, Buffer.byteLength(text))
  const status = new Promise<number | undefined>((resolve) => {
    request.on('response', (response) => resolve(response.resume().statusCode))
  })
  for (const piece of [text.slice(0, 4), text.slice(4, 9), text.slice(9)]) {
    request.write(piece)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  request.end()
  return status
}
