import { request as open } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { sessionsDatabase } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { frozenClock } from '#tests/support/clock'
import { givenMember } from '#tests/support/members'
import { sessionCookie } from '#tests/support/session_cookie'
import { statementsOf } from '#tests/support/statements'

const KEPT = [
  '/',
  '/belepes',
  '/belepes/sms',
  '/regisztracio',
  '/gyik',
  '/szulinap',
  '/altalanos-reszveteli-feltetelek',
]
const SECOND_MS = 1000
const RENAME = `INSERT INTO settings (key, value, updated_at) VALUES ('product_name', ?, 1)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value`
const VARIES_BY = ['Accept-Encoding', 'Accept-Language', 'Cookie']

interface Asked {
  path?: string
  method?: string
  headers?: Record<string, string>
}

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** A browser nothing is known of, byte by byte. */
function ask({ path = '/', method = 'GET', headers = {} }: Asked = {}): Promise<Answer> {
  const { HOST, PORT } = process.env
  const all = { 'accept': 'text/html,*/*;q=0.8', 'accept-language': 'hu', ...headers }
  return new Promise((resolve, reject) => {
    const sent = open({ host: HOST, port: PORT, path, method, headers: all }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => {
        const { statusCode, headers } = response
        resolve({ status: statusCode!, headers, body: Buffer.concat(parts) })
      })
    })
    sent.on('error', reject).end()
  })
}

/** What the shop answers itself has a number. */
const isKept = ({ headers }: Answer) => headers['x-request-id'] === undefined

async function sessionsKept() {
  const rows = await sessionsDatabase().rows<{ id: string }>('SELECT id FROM sessions')
  return new Set(rows.map(({ id }) => id))
}

test.group('Pages kept for guests', () => {
  test('who registers by an invitation is told so, and nobody after them', async ({ assert }) => {
    const { referralCode } = await givenMember()
    const invited = await ask({ path: `/regisztracio?ref=${referralCode}` })
    assert.include(String(invited.body), '"isInvited":true')
    const cookie = [invited.headers['set-cookie']!].flat().map((one) => one.split(';')[0])
    for (let time = 0; time < 2; time++) {
      const other = await ask({ path: '/regisztracio' })
      assert.include(String(other.body), '"isInvited":false')
      const again = await ask({ path: '/regisztracio', headers: { cookie: cookie.join('; ') } })
      assert.include(String(again.body), '"isInvited":true')
      assert.isFalse(isKept(again))
    }
  })

  test('each is answered without a session, a token or a statement, and with the same page', async ({
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const before = await sessionsKept()
    for (const path of KEPT) {
      const first = await ask({ path })
      assert.equal(first.status, 200, path)
      assert.isUndefined(first.headers['set-cookie'], path)
      let again!: Answer
      const ran = await statementsOf(async () => void (again = await ask({ path })))
      assert.isTrue(isKept(again), path)
      assert.deepEqual(again.body, first.body, path)
      assert.isUndefined(again.headers['set-cookie'], path)
      assert.deepEqual([ran.shop, ran.sessions], [[], []], path)
      assert.notMatch(String(again.body), /nonce|csrf/i, path)
      assert.notInclude(again.headers['content-security-policy'], 'nonce')
    }
    // Those of other tests may run out meanwhile.
    assert.deepEqual([...(await sessionsKept()).difference(before)], [])
  })

  test('a browser that has the page is told so; any change of it is another tag', async ({
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    await ask()
    const { headers, body } = await ask()
    const same = await ask({ headers: { 'if-none-match': String(headers.etag) } })
    assert.deepEqual([same.status, same.body.length, same.headers.etag], [304, 0, headers.etag])
    assert.equal(headers.vary, 'Accept-Encoding, Accept-Language, Cookie')
    assert.equal(headers['cache-control'], 'no-cache, private')
    assert.include(String(body), '<html lang="hu">')
    const head = await ask({ method: 'HEAD' })
    assert.deepEqual([head.body.length, head.headers['content-length']], [0, String(body.length)])
    const english = await ask({ headers: { cookie: 'locale=en' } })
    assert.include(String(english.body), '<html lang="en">')
    const kept = await ask({
      headers: { 'cookie': 'locale=en', 'if-none-match': String(headers.etag) },
    })
    assert.equal(kept.status, 200)
    assert.notEqual(kept.headers.etag, headers.etag)
  })

  test('[L-20] who made a page come gets its tag too, and is told a minute later that it is still the same', async ({
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    for (const path of KEPT) {
      clock.pass(60 * SECOND_MS)
      const first = await ask({ path })
      assert.isFalse(isKept(first), path)
      assert.equal(first.headers['cache-control'], 'no-cache, private')
      assert.sameMembers(String(first.headers.vary).split(', '), VARIES_BY)
      assert.equal((await ask({ path })).headers.etag, first.headers.etag, path)
      clock.pass(60 * SECOND_MS)
      const headers = { 'if-none-match': String(first.headers.etag) }
      for (const isFromMemory of [false, true]) {
        const same = await ask({ path, headers })
        assert.equal(isKept(same), isFromMemory, path)
        assert.deepEqual([same.status, same.body.length], [304, 0], path)
        assert.equal(same.headers.etag, first.headers.etag, path)
        assert.isUndefined(same.headers['set-cookie'], path)
      }
      clock.pass(60 * SECOND_MS)
      const english = await ask({ path, headers: { ...headers, cookie: 'locale=en' } })
      assert.equal(english.status, 200, path)
      const head = await ask({ path, method: 'HEAD', headers })
      assert.deepEqual([head.status, head.body.length], [304, 0], path)
    }
    const { headers } = await ask()
    await transaction((trx) => changeSettings(trx, { product_name: 'Kőművespont' }))
    cleanup(() => transaction((trx) => changeSettings(trx, { product_name: 'Mesterpont' })))
    clock.pass(60 * SECOND_MS)
    const changed = await ask({ headers: { 'if-none-match': String(headers.etag) } })
    assert.equal(changed.status, 200)
    assert.include(String(changed.body), 'Kőművespont')
  })

  test('languages never mix, whether a browser names them or a cookie does', async ({
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const asks: [Record<string, string>, string][] = [
      [{ 'accept-language': 'hu-HU,hu;q=0.9,en;q=0.5' }, 'hu'],
      [{ 'accept-language': 'en-GB,en;q=0.9' }, 'en'],
      [{ 'accept-language': 'de' }, 'en'],
      [{ 'accept-language': 'hu', 'cookie': 'locale=en; measuring=denied' }, 'en'],
      [{ 'accept-language': 'en', 'cookie': 'measuring=granted; locale=hu' }, 'hu'],
      [{ 'accept-language': 'hu', 'cookie': 'locale=xx' }, 'hu'],
    ]
    for (const round of [1, 2, 3]) {
      for (const [headers, locale] of asks) {
        const { body } = await ask({ headers })
        assert.include(
          String(body),
          `<html lang="${locale}">`,
          `${round} ${JSON.stringify(headers)}`
        )
      }
    }
  })

  test('[Z-15] the question about measuring comes with the page of whoever has not answered it', async ({
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const QUESTION = 'class="measuring"'
    for (const round of [1, 2, 3]) {
      const unasked = await ask()
      assert.include(String(unasked.body), QUESTION, `${round}`)
      for (const given of ['measuring=granted', 'locale=hu; measuring=denied']) {
        const { body, headers } = await ask({ headers: { cookie: given } })
        assert.notInclude(String(body), QUESTION, `${round} ${given}`)
        assert.notEqual(headers.etag, unasked.headers.etag)
      }
      const odd = await ask({ headers: { cookie: 'measuring=whatever' } })
      assert.include(String(odd.body), QUESTION, `${round}`)
    }
    const visit = await ask({ headers: { 'x-inertia': 'true' } })
    assert.notInclude(String(visit.body), 'asksMeasuring')
  })

  test('who has a session, a query or asks for data is answered by the shop itself', async ({
    assert,
  }) => {
    const member = await givenMember({ firstName: 'Gergő' })
    const { name, value } = await sessionCookie(member)
    await ask()
    const asks: Asked[] = [
      { headers: { cookie: `${name}=${value}` } },
      { headers: { cookie: 'anything=else' } },
      { headers: { 'x-inertia': 'true' } },
      { path: '/?utm_source=x' },
      { path: '/?lang=en' },
      { headers: { accept: 'application/json' } },
    ]
    for (const asked of asks) {
      const own = await ask(asked)
      assert.isFalse(isKept(own), JSON.stringify(asked))
      assert.isUndefined(own.headers.etag, JSON.stringify(asked))
      assert.equal(own.headers['cache-control'], 'no-store, private', JSON.stringify(asked))
    }
    const own = await ask({ headers: { cookie: `${name}=${value}` } })
    assert.include(String(own.body), 'Gergő')
    assert.notInclude(String((await ask()).body), 'Gergő')
  })

  test('a change is seen within a second, by whomever it was made', async ({ assert, cleanup }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    await ask()
    const before = await ask()
    await transaction((trx) => changeSettings(trx, { product_name: 'Kőművespont' }))
    cleanup(() => transaction((trx) => changeSettings(trx, { product_name: 'Mesterpont' })))
    assert.equal((await ask()).headers.etag, before.headers.etag)
    clock.pass(SECOND_MS)
    const renewal = await Promise.all(Array.from({ length: 20 }, () => ask()))
    for (const { body } of renewal) assert.include(String(body), 'Kőművespont')
    // One made it anew, and the others waited for that.
    assert.equal(renewal.filter((answer) => !isKept(answer)).length, 1)
    assert.notEqual((await ask()).headers.etag, before.headers.etag)
  })

  test('what another process changed is seen within a second, though pages are made of what is remembered', async ({
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    await transaction((trx) => changeSettings(trx, { product_name: 'Mesterpont' }))
    clock.pass(SECOND_MS)
    await ask({ path: '/gyik' })
    // Another process tells nobody.
    await transaction((trx) => rows(trx, RENAME, [JSON.stringify('Kőművespont')]))
    cleanup(() => transaction((trx) => changeSettings(trx, { product_name: 'Mesterpont' })))
    // A page is made of the settings that were read before.
    clock.pass(SECOND_MS / 2 - 1)
    assert.notInclude(String((await ask()).body), 'Kőművespont')
    clock.pass(SECOND_MS / 2)
    assert.include(String((await ask()).body), 'Kőművespont')
  })

  test('a closed shop is closed to guests within a second, too', async ({ assert, cleanup }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    await ask()
    await transaction((trx) => changeSettings(trx, { maintenance: true }))
    cleanup(() => transaction((trx) => changeSettings(trx, { maintenance: false })))
    clock.pass(SECOND_MS)
    assert.equal((await ask()).status, 503)
    assert.equal((await ask()).status, 503)
    await transaction((trx) => changeSettings(trx, { maintenance: false }))
    clock.pass(SECOND_MS)
    assert.equal((await ask()).status, 200)
    assert.isTrue(isKept(await ask()))
  })

  test('it is packed as the browser asks for', async ({ assert, cleanup }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    await ask()
    const plain = await ask({ headers: { 'accept-encoding': 'identity' } })
    const brotli = await ask({ headers: { 'accept-encoding': 'gzip, deflate, br' } })
    const gzip = await ask({ headers: { 'accept-encoding': 'gzip' } })
    assert.isUndefined(plain.headers['content-encoding'])
    assert.deepEqual(brotliDecompressSync(brotli.body), plain.body)
    assert.deepEqual(gunzipSync(gzip.body), plain.body)
  })

  test('an address that is no page is never kept', async ({ assert }) => {
    for (const path of ['/nincs-ilyen-oldal', '/profil', '/session/token']) {
      await ask({ path })
      assert.isFalse(isKept(await ask({ path })), path)
    }
  })

  test('the token comes with the first form', async ({ assert }) => {
    const { status, headers } = await ask({ path: '/session/token' })
    assert.equal(status, 204)
    const cookies = [headers['set-cookie'] ?? []].flat()
    assert.isTrue(cookies.some((cookie) => cookie.startsWith('XSRF-TOKEN=')))
    assert.isTrue(cookies.some((cookie) => /^(?:__Host-)?session=/.test(cookie)))
  })

  test('an address may name the language; its canonical one does not', async ({ assert }) => {
    const { body, headers } = await ask({ path: '/gyik?lang=en' })
    const html = String(body)
    assert.include(html, '<html lang="en">')
    assert.match(html, /<link rel="canonical" href="[^"?]+\/gyik" \/>/)
    assert.match(html, /<link rel="alternate" hreflang="hu" href="[^"]+\/gyik\?lang=hu" \/>/)
    assert.match(html, /"url":"\/gyik"/)
    assert.isTrue([headers['set-cookie'] ?? []].flat().some((one) => one.startsWith('locale=en')))
    const unknown = await ask({ path: '/gyik?lang=xx' })
    assert.include(String(unknown.body), '<html lang="hu">')
  })
})
