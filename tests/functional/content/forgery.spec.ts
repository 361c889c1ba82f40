import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { appUrl } from '#config/address'
import { balanceOf } from '#points'
import { forgetLimits } from '#tests/support/limits'
import { givenCode } from '#tests/support/points'
import { givenProduct } from '#tests/support/catalogue'
import { mailsTo } from '#tests/support/outbox'
import { givenMember } from '#tests/support/members'
import { ShopClient, type Answer } from '#tests/support/shop_client'
import { Visitor } from '#tests/support/visitor'

const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Addresses whose callers prove themselves in another way. */
const WITHOUT_TOKEN = ['/webhooks/', '/api/salesforce/', '/api/oauth/']

test.group('Cross-site token', () => {
  test('[H-76] every route that changes something asks for it', async ({ client, assert }) => {
    const routes = Object.values(router.toJSON()).flat()
    let asked = 0
    for (const { pattern, methods } of routes) {
      if (WITHOUT_TOKEN.some((path) => pattern.startsWith(path))) continue
      const path = pattern
        .replace(':kind', 'products')
        .replace(':photo', 'a'.repeat(32))
        .replace(/:\w+\??/g, '1')
        .replace('*', 'x')
      for (const method of CHANGING.filter((one) => methods.includes(one))) {
        const name = method.toLowerCase() as 'post' | 'put' | 'patch' | 'delete'
        const response = await client[name](path).header('accept', 'application/json').redirects(0)
        assert.equal(response.status(), 419, `${method} ${pattern}`)
        asked++
      }
    }
    assert.isAbove(asked, 15)
  })

  test('[G-51] a request is accepted with the token of its cookie only', async ({
    client,
    assert,
  }) => {
    const origin = `http://${process.env.HOST}:${process.env.PORT}`
    const first = await fetch(`${origin}/session/token`)
    const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))!.split('=')[1]
    const post = (headers: Record<string, string>) =>
      fetch(`${origin}/nyelv`, {
        method: 'POST',
        headers: {
          'accept': 'application/json',
          'content-type': 'application/json',
          'cookie': cookies.join('; '),
          ...headers,
        },
        body: JSON.stringify({ locale: 'hu' }),
      })
    assert.equal((await post({})).status, 419)
    assert.equal((await post({ 'x-xsrf-token': 'guessed' })).status, 419)
    assert.equal((await post({ 'x-xsrf-token': decodeURIComponent(token) })).status, 200)
    assert.isDefined(client)
  })

  test('[H-76] a write that a page of another site sends is refused, also with the right token', async ({
    client,
    assert,
    cleanup,
  }) => {
    const here = `${process.env.HOST}:${process.env.PORT}`
    const member = await givenMember()
    const product = await givenProduct()
    const from = async (origin: string | undefined, path: string, body: object) => {
      const request = client.post(path).accept('json').withCsrfToken().json(body)
      if (origin !== undefined) request.header('origin', origin)
      return (await request.withGuard('member').loginAs(member)).status()
    }
    const foreign = [
      'https://evil.example',
      'null',
      `http://evil.example@${here}.evil.example`,
      `http://${process.env.HOST}:1`,
      `https://evil.${new URL(appUrl).hostname}`,
      'chrome-extension://abcdef',
      `http://${here}, https://evil.example`,
    ]
    const writes: [string, object][] = [
      ['/nyelv', { locale: 'hu' }],
      [`/ajandekok/add_to_cart/${product.slug}`, { quantity: 1 }],
    ]
    for (const [path, body] of writes) {
      for (const origin of foreign) assert.equal(await from(origin, path, body), 403, origin)
      for (const origin of [undefined, `http://${here}`, new URL(appUrl).origin]) {
        assert.equal(await from(origin, path, body), 200, `${origin} ${path}`)
      }
    }
    // The way of one JSON request is short; it refuses the same.
    const shop = new ShopClient(`http://${here}`)
    await shop.send('/belepes')
    const own = { email: member.email, password: member.password, remember: '' }
    cleanup(() => forgetLimits())
    assert.equal((await shop.post('/belepes', own, { origin: 'https://evil.example' })).status, 403)
    assert.equal((await shop.post('/belepes', own, { origin: `http://${here}` })).status, 302)
    const scan = { qrCode: await givenCode({ points: 30 }), idempotency_key: randomUUID() }
    const stolen = await shop.post('/qr-code', scan, { origin: 'https://evil.example' })
    assert.equal(stolen.status, 403)
    assert.equal(await balanceOf(member.id), 0)
    assert.equal((await shop.post('/qr-code', scan, { origin: `http://${here}` })).status, 200)
    assert.equal(await balanceOf(member.id), 30)
    assert.equal((await client.get('/').header('origin', 'https://evil.example')).status(), 200)
  })

  test('the token is sent where the browser has none that fits its session, and only there', async ({
    assert,
  }) => {
    const shop = new ShopClient(`http://${process.env.HOST}:${process.env.PORT}`)
    const tokenOf = (response: Answer) =>
      response.headers.getSetCookie().find((cookie) => cookie.startsWith('XSRF-TOKEN='))
    const first = tokenOf(await shop.send('/belepes'))
    assert.match(first ?? '', /SameSite=Lax/)
    assert.notMatch(first ?? '', /HttpOnly|Max-Age|Expires/)
    assert.isUndefined(tokenOf(await shop.send('/')))
    // A token of another session is replaced at the next visit; so is one a refusal was about.
    shop.cookies.set('XSRF-TOKEN', 'abcdefgh-ofanothersession')
    assert.isDefined(tokenOf(await shop.send('/')))
    shop.cookies.set('XSRF-TOKEN', 'abcdefgh-ofanothersession')
    const refused = await shop.post('/nyelv', { locale: 'hu' })
    assert.equal(refused.status, 419)
    assert.isDefined(tokenOf(refused))
    assert.equal((await shop.post('/nyelv', { locale: 'hu' })).status, 200)
  })
})

test.group('Answers', () => {
  test('[V-16] bad data sent past the page is refused with its codes', async ({
    client,
    assert,
  }) => {
    const send = (path: string, body: object) =>
      client.post(path).withCsrfToken().header('accept', 'application/json').json(body)
    const language = await send('/nyelv', { locale: 'xx' })
    language.assertStatus(422)
    assert.containsSubset(language.body().errors, [{ field: 'locale', rule: 'invalid' }])
    const registration = await send('/regisztracio', { email: 'a@', phone: '12', password: 'x' })
    registration.assertStatus(422)
    assert.containsSubset(registration.body().errors, [
      { field: 'email', rule: 'invalid' },
      { field: 'phone', rule: 'invalid' },
      { field: 'password', rule: 'min' },
      { field: 'tos', rule: 'required' },
      { field: 'major', rule: 'required' },
    ])
  })

  test('[I-09] what the server says to a member is in the member’s language', async ({
    client,
    assert,
  }) => {
    for (const [locale, words] of [
      ['hu', /jelszó/i],
      ['en', /password/i],
    ] as const) {
      const member = await givenMember({ locale })
      await new Visitor(client).post('/elfelejtett-jelszo', { email: member.email })
      const [mail] = await mailsTo(member.email)
      assert.match(mail.subject, words)
    }
    const member = await givenMember({ locale: 'hu' })
    const stale = client.post('/nyelv').withGuard('member').loginAs(member).redirects(0)
    const response = await stale.header('referer', '/').form({ locale: 'hu' })
    assert.match(String(response.flashMessage('error')), /[áéíóöőúüű]/i)
  })
})
