import { test } from '@japa/runner'
import { WORTH_PACKING_MIN } from '#app/http/packing'
import { givenProduct } from '#tests/support/catalogue'
import { givenMember, givenStaff } from '#tests/support/members'
import { rawAnswer } from '#tests/support/raw_answer'
import { givenCode } from '#tests/support/points'
import { sessionCookie, staffSessionCookie } from '#tests/support/session_cookie'
import { ShopClient } from '#tests/support/shop_client'

const ours = () => `http://${process.env.HOST}:${process.env.PORT}`

async function asked(path: string, encodings: string, headers: Record<string, string> = {}) {
  const answer = await fetch(ours() + path, {
    headers: { 'accept-encoding': encodings, 'accept': 'text/html', ...headers },
  })
  const text = await answer.text()
  return {
    status: answer.status,
    text,
    etag: answer.headers.get('etag'),
    length: Number(answer.headers.get('content-length')),
    encoding: answer.headers.get('content-encoding'),
    vary: answer.headers.get('vary') ?? '',
    cookies: answer.headers.getSetCookie(),
  }
}

/** Every kind of text that is sent, and one page that is made anew for each asker. */
const TEXTS = {
  'a page': '/gyik',
  'a page that is not there': '/nincs/ilyen',
  'texts of a language': '/lang/hu.json',
  'the service worker': '/sw.js',
}
/** Who may have begun a request, as browsers name it, where it was not the reader. */
const OTHER_SITES = ['cross-site', 'same-site']

/** A browser of a member, by its cookies. */
async function memberCookies() {
  const { name, value } = await sessionCookie(await givenMember())
  const { cookies } = await new ShopClient(ours()).enter({ name, value })
  return [...cookies].map((pair) => pair.join('=')).join('; ')
}

/** The headers of a visit within the shop. */
async function visit(path: string): Promise<Record<string, string>> {
  const answer = await fetch(ours() + path, {
    headers: { 'x-inertia': 'true', 'x-inertia-version': 'none' },
    redirect: 'manual',
  })
  const version = answer.headers.get('x-inertia-version') ?? ''
  return { 'x-inertia': 'true', 'x-inertia-version': version }
}

test.group('Packed answers', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']))

  test('a catalogue travels packed, and is the same unpacked', async ({ assert }) => {
    const plain = await asked('/lang/hu.json', 'identity')
    assert.isNull(plain.encoding)
    for (const packing of ['br', 'gzip']) {
      const packed = await asked('/lang/hu.json', packing)
      assert.equal(packed.encoding, packing)
      assert.equal(packed.text, plain.text)
      assert.isBelow(packed.length * 3, plain.length)
      assert.match(packed.vary, /accept-encoding/i)
      const again = await asked('/lang/hu.json', packing, { 'if-none-match': packed.etag! })
      assert.equal(again.status, 304)
    }
  })

  test('so do pages, whole and within the shop', async ({ assert }) => {
    const within = await visit('/gyik')
    for (const headers of [{}, within]) {
      const plain = await asked('/gyik', 'identity', headers)
      assert.isNull(plain.encoding)
      assert.isAbove(plain.text.length, WORTH_PACKING_MIN)
      assert.match(plain.vary, /accept-encoding/i)
      const packed = await asked('/gyik', 'gzip, deflate, br, zstd', headers)
      assert.equal(packed.encoding, 'br')
      assert.isBelow(packed.length * 2, plain.length)
      assert.equal(packed.text.length, plain.text.length)
      assert.match(packed.vary, /accept-encoding/i)
      assert.equal((await asked('/gyik', 'br;q=0, gzip', headers)).encoding, 'gzip')
      assert.isNull((await asked('/gyik', 'zstd', headers)).encoding)
    }
  })

  test('so do pages of the short way', async ({ assert }) => {
    for (let count = 0; count < 3; count++) await givenProduct()
    const { name, value } = await sessionCookie(await givenMember())
    const { cookies } = await new ShopClient(ours()).enter({ name, value })
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { ...(await visit('/ajandekok')), cookie }
    for (let times = 0; times < 3; times++) {
      const packed = await asked('/ajandekok', 'gzip, br', headers)
      assert.equal(packed.encoding, 'br')
      assert.match(packed.vary, /x-inertia/i)
      assert.match(packed.vary, /accept-encoding/i)
      assert.equal(JSON.parse(packed.text).component, 'catalogue/products')
    }
  })

  test('every kind of text is packed as its asker can unpack it, and says so without its body too', async ({
    assert,
  }) => {
    for (const [what, path] of Object.entries(TEXTS)) {
      const accept = { accept: 'text/html' }
      const plain = await rawAnswer(path, accept)
      assert.isUndefined(plain.headers['content-encoding'], what)
      for (const [accepted, expected] of [
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip', 'gzip'],
        ['br;q=0, gzip;q=0.5', 'gzip'],
        ['BR ; q=1.0', 'br'],
        ['br;q=0.0, gzip; q=0', undefined],
        ['identity', undefined],
      ] as const) {
        const asking = { ...accept, 'accept-encoding': accepted }
        const answer = await rawAnswer(path, asking)
        assert.equal(answer.headers['content-encoding'], expected, `${what}: ${accepted}`)
        assert.match(answer.headers.vary ?? '', /accept-encoding/i, what)
        assert.equal(answer.text.length, plain.text.length, what)
        assert.equal(Number(answer.headers['content-length']), answer.body.length, what)
        if (expected) assert.isBelow(answer.body.length, plain.body.length, what)
        const head = await rawAnswer(path, asking, 'HEAD')
        assert.equal(head.status, answer.status, what)
        assert.lengthOf(head.body, 0)
        assert.equal(head.headers['content-encoding'], expected, `${what}: HEAD`)
      }
    }
  })

  test('lists of the back-office too', async ({ assert }) => {
    for (let count = 0; count < 8; count++) await givenProduct()
    const { name, value } = await staffSessionCookie(await givenStaff())
    const asked = { accept: 'application/json', cookie: `${name}=${value}` }
    for (const packing of ['br', 'gzip']) {
      const list = await rawAnswer('/api/admin/products', { ...asked, 'accept-encoding': packing })
      assert.equal(list.headers['content-encoding'], packing)
      assert.isAtLeast(JSON.parse(list.text).total, 8)
    }
    const elsewhere = { ...asked, 'accept-encoding': 'br', 'sec-fetch-site': 'cross-site' }
    const watched = await rawAnswer('/api/admin/products', elsewhere)
    assert.isUndefined(watched.headers['content-encoding'])
  })

  test('what another site asked for is not packed for who has a session, whichever way it is answered', async ({
    assert,
  }) => {
    for (let count = 0; count < 3; count++) await givenProduct()
    const accepted = { 'accept-encoding': 'gzip, br', 'accept': 'text/html' }
    const cookie = await memberCookies()
    for (const headers of [accepted, { ...accepted, ...(await visit('/ajandekok')) }]) {
      const ask = (more: object) => rawAnswer('/ajandekok', { ...headers, ...more })
      for (const site of OTHER_SITES) {
        const answer = await ask({ cookie, 'sec-fetch-site': site })
        assert.equal(answer.status, 200)
        assert.isUndefined(answer.headers['content-encoding'], site)
        assert.equal(Number(answer.headers['content-length']), answer.body.length)
      }
      for (const site of ['same-origin', 'none']) {
        const answer = await ask({ cookie, 'sec-fetch-site': site })
        assert.equal(answer.headers['content-encoding'], 'br', site)
      }
    }
    const remembered = { 'cookie': 'remember_member=abc', 'sec-fetch-site': 'cross-site' }
    const answer = await rawAnswer('/gyik', { ...accepted, ...remembered })
    assert.isUndefined(answer.headers['content-encoding'])
  })

  test('a guest has nothing to guess, and a file is the same for all', async ({ assert }) => {
    const accepted = { 'accept-encoding': 'gzip, br', 'accept': 'text/html' }
    const cookie = await memberCookies()
    for (const site of OTHER_SITES) {
      const asked = { ...accepted, 'sec-fetch-site': site }
      const page = await rawAnswer('/gyik', { ...asked, cookie: 'locale=hu; measuring=denied' })
      assert.equal(page.headers['content-encoding'], 'br')
      const file = await rawAnswer('/lang/hu.json', { ...asked, cookie })
      assert.equal(file.headers['content-encoding'], 'br')
    }
  })

  test('a short answer stays as it is', async ({ assert }) => {
    const client = await new ShopClient(ours()).enter(await sessionCookie(await givenMember()))
    const body = { qrCode: await givenCode({ points: 30 }) }
    const answer = await client.post('/qr-code', body, { 'accept-encoding': 'gzip, br' })
    assert.equal(answer.status, 200)
    assert.isNull(answer.headers.get('content-encoding'))
  })

  test('no page holds the cross-site token, whose length it would tell', async ({ assert }) => {
    // With a query the login is nobody's kept page: it comes with a session and its token.
    for (const headers of [{}, await visit('/belepes')]) {
      const page = await asked('/belepes?honnan=level', 'identity', headers)
      const cookie = page.cookies.find((one) => one.startsWith('XSRF-TOKEN='))!
      const [, token] = /=([^;]+)/.exec(cookie)!
      assert.isAbove(token.length, 10)
      assert.notInclude(page.text, decodeURIComponent(token))
      assert.notInclude(page.text, token)
    }
  })
})
