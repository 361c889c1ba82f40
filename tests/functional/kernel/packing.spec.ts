import { test } from '@japa/runner'
import { WORTH_PACKING_MIN } from '#app/http/packing'
import { givenProduct } from '#tests/support/catalogue'
import { givenMember } from '#tests/support/members'
import { givenCode } from '#tests/support/points'
import { sessionCookie } from '#tests/support/session_cookie'
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

/** The headers of a visit within the shop. */
async function visit(path: string): Promise<Record<string, string>> {
  const answer = await fetch(ours() + path, {
    headers: { 'x-inertia': 'true', 'x-inertia-version': 'none' },
    redirect: 'manual',
  })
  const version = answer.headers.get('x-inertia-version') ?? ''
  return { 'x-inertia': 'true', 'x-inertia-version': version }
}

test.group('Packed answers', () => {
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

  test('a short answer stays as it is', async ({ assert }) => {
    const client = await new ShopClient(ours()).enter(await sessionCookie(await givenMember()))
    const body = { qrCode: await givenCode({ points: 30 }) }
    const answer = await client.post('/qr-code', body, { 'accept-encoding': 'gzip, br' })
    assert.equal(answer.status, 200)
    assert.isNull(answer.headers.get('content-encoding'))
  })

  test('no page holds the cross-site token, whose length it would tell', async ({ assert }) => {
    for (const headers of [{}, await visit('/belepes')]) {
      const page = await asked('/belepes', 'identity', headers)
      const cookie = page.cookies.find((one) => one.startsWith('XSRF-TOKEN='))!
      const [, token] = /=([^;]+)/.exec(cookie)!
      assert.isAbove(token.length, 10)
      assert.notInclude(page.text, decodeURIComponent(token))
      assert.notInclude(page.text, token)
    }
  })
})
