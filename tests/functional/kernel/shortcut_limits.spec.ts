import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { pagesVersion } from '#app/shortcut/page_object'
import { sessionNamedBy } from '#app/sessions/known_cookies'
import { quietSession, ShopSessionStore } from '#app/sessions/session_store'
import { givenProduct } from '#tests/support/catalogue'
import { SHIPPING } from '#tests/support/checkout'
import { givenMember } from '#tests/support/members'
import { sessionCookie } from '#tests/support/session_cookie'
import { ShopClient } from '#tests/support/shop_client'

const SHOP = `http://${process.env.HOST}:${process.env.PORT}`
const ITEMS = { ['0'.repeat(32)]: { selected: true, quantity: 1 } }
const HTML = { headers: { accept: 'text/html' } }

/** The header of cookies as a script of ours sends it. */
const headerOf = ({ cookies }: ShopClient) => [...cookies].map((pair) => pair.join('=')).join('; ')

async function browserOfMember(): Promise<ShopClient> {
  const browser = await new ShopClient(SHOP).enter(
    await sessionCookie(await givenMember({ locale: 'hu' }))
  )
  await browser.send('/profil', HTML)
  return browser
}

test.group('Cookies that are known by heart', () => {
  test('are those of members: what a guest asks for stays out of the memory', async ({
    assert,
  }) => {
    const guest = new ShopClient(SHOP)
    for (let visit = 0; visit < 2; visit++) {
      await guest.send(`/profil?filling=${'a'.repeat(5000)}`, HTML)
    }
    assert.isTrue(guest.cookies.has('XSRF-TOKEN'))
    assert.isUndefined(sessionNamedBy(headerOf(guest)))
    assert.isDefined(sessionNamedBy(headerOf(await browserOfMember())))
  })

  test('keep no session that has grown large meanwhile', async ({ assert }) => {
    const header = headerOf(await browserOfMember())
    const { id, data } = (await quietSession(header))!
    const store = new ShopSessionStore()
    await store.write(id, { ...data, filling: 'a'.repeat(5000) })
    assert.isUndefined(await quietSession(header))
    assert.isBelow(sessionNamedBy(header)!.read!.payload.length, 2049)
    await store.write(id, data)
    assert.isDefined(await quietSession(header))
  })
})

test.group('The short way of a page', () => {
  test('is left where a proxy names another host, and where the list of a part is empty', async ({
    assert,
  }) => {
    const browser = await browserOfMember()
    const { slug } = await givenProduct({ price: 10 })
    const visit = async (path: string, more: Record<string, string>) => {
      const headers = {
        'accept': 'text/html',
        'x-inertia': 'true',
        'x-inertia-version': pagesVersion,
      }
      return (await browser.send(path, { headers: { ...headers, ...more } })).json.props
    }
    const behind = await visit(`/ajandekok/details/${slug}`, {
      'x-forwarded-host': 'shop.example',
      'x-dialog-redirect': 'http://shop.example/ajandekok?q=a',
    })
    assert.equal(behind.dialog.redirectUrl, '/ajandekok?q=a')
    const whole = await visit('/ajandekok', {
      'x-inertia-partial-component': 'catalogue/products',
      'x-inertia-partial-data': '',
    })
    assert.property(whole, 'products')
  })
})

test.group('The short way of a body', () => {
  test('is left where lists lie deeper in each other than the stack is', async ({ assert }) => {
    const browser = await browserOfMember()
    const key = randomUUID()
    const order = JSON.stringify({ shipping: SHIPPING, items: ITEMS, idempotency_key: key })
    const body = `${order.slice(0, -1)},"deep":${'['.repeat(7000)}${']'.repeat(7000)}}`
    for (const accept of ['application/json', 'application/json;q=1']) {
      const headers = {
        'accept': accept,
        'content-type': 'application/json',
        'cookie': headerOf(browser),
        'x-xsrf-token': decodeURIComponent(browser.cookies.get('XSRF-TOKEN')!),
      }
      const answer = await fetch(`${SHOP}/bevaltas`, { method: 'POST', headers, body })
      assert.equal(answer.status, 400, accept)
    }
  })
})
