import '#tests/support/probe_routes'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { test } from '@japa/runner'
import { isRendering, renderPagesWithReport } from '#app/inertia/server_rendering'
import { pagesVersion } from '#app/shortcut/page_object'
import { givenCart, givenCategory, givenProduct } from '#tests/support/catalogue'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenCreditedScan } from '#tests/support/scans'
import { sessionCookie } from '#tests/support/session_cookie'
import { ShopClient, type Answer } from '#tests/support/shop_client'

const SHOP = `http://${process.env.HOST}:${process.env.PORT}`
const DOCUMENT = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
/** Means nothing without a visit, and has the framework answer. */
const USUAL = { ...DOCUMENT, 'x-inertia-reset': '' }
const DATA = '<script data-page="app" type="application/json">'
/** What differs from answer to answer; the order of properties decides how well they pack. */
const PASSING = new Set(['date', 'set-cookie', 'connection', 'x-request-id', 'content-length'])

async function browserOf(member: TestMember): Promise<ShopClient> {
  const browser = await new ShopClient(SHOP).enter(await sessionCookie(member))
  await browser.send('/profil', { headers: USUAL })
  return browser
}

/** The framework gives each request an id, the short way none to one that came without. */
const isShort = ({ headers }: Answer) => !headers.has('x-request-id')

function told({ status, headers, text }: Answer) {
  const kept = [...headers].filter(([name]) => !PASSING.has(name))
  const fields = Object.fromEntries(kept)
  fields['content-security-policy'] &&= fields['content-security-policy'].replaceAll(
    /'nonce-[^']+'/g,
    'nonce'
  )
  const [html, data] = text.split(DATA)
  // In which order its properties come says nothing.
  const page = JSON.parse(data.slice(0, data.indexOf('</script>')))
  // Lines are compared: one that differs tells more than two pages.
  const lines = [...html.split(/(?=<)/), data.slice(data.indexOf('</script>'))]
  return { status, page, lines, headers: fields }
}

test.group('The short way of first answers', (group) => {
  group.setup(() => renderPagesWithReport(app))

  test('[L-20] pages of members come as the framework makes them, rendered', async ({ assert }) => {
    assert.isTrue(isRendering())
    const category = await givenCategory()
    const product = await givenProduct({ categoryId: category.id, price: 10 })
    for (const locale of ['hu', 'en'] as const) {
      const name = '<!--<script> $& </div>'
      const member = await givenMember({ locale, firstName: name })
      await givenCreditedScan(member, 50)
      await givenCart(member, [{ product, quantity: 2 }])
      const browser = await browserOf(member)
      const paths = [
        '/profil',
        '/ajandekok',
        '/ajandekok?q=K%C3%A9k+l%C3%A1mpa&sort=',
        '/ajandekok/kategoriak',
        `/ajandekok/${category.slug}`,
        `/ajandekok/details/${product.slug}`,
      ]
      for (const path of [...paths, ...paths]) {
        const short = await browser.send(path, { headers: DOCUMENT })
        const usual = await browser.send(path, { headers: USUAL })
        assert.isTrue(isShort(short), path)
        assert.isFalse(isShort(usual), path)
        assert.deepEqual(told(short), told(usual), path)
        assert.include(short.text, 'data-server-rendered="true"')
        assert.include(short.text, `<html lang="${locale}">`)
        assert.notInclude(short.text, name)
      }
    }
  })

  test('members who ask at once get their own page, and nobody another one’s', async ({
    assert,
  }) => {
    const members = await Promise.all(
      Array.from({ length: 6 }, (_, at) => givenMember({ locale: at % 2 ? 'hu' : 'en' }))
    )
    const browsers = await Promise.all(members.map(browserOf))
    const answers = await Promise.all(
      browsers.map((browser) => browser.send('/profil', { headers: DOCUMENT }))
    )
    answers.forEach((answer, at) => {
      assert.isTrue(isShort(answer))
      for (const member of members) {
        assert.equal(answer.text.includes(member.email), member === members[at], member.email)
      }
      assert.include(answer.text, `<html lang="${at % 2 ? 'hu' : 'en'}">`)
    })
  })

  test('a page that cannot be rendered is left to the framework, which sends it as data', async ({
    assert,
    cleanup,
  }) => {
    const { error } = logger
    const told: unknown[] = []
    logger.error = ((...given: unknown[]) => told.push(given)) as never
    cleanup(() => void (logger.error = error))
    const browser = await browserOf(await givenMember({ locale: 'hu' }))
    const answer = await browser.send('/proba/undrawable-member', { headers: DOCUMENT })
    assert.equal(answer.status, 200)
    assert.isFalse(isShort(answer))
    assert.notInclude(answer.text, 'data-server-rendered')
    assert.include(answer.text, '"component":"content/faq"')
    assert.include(JSON.stringify(told), 'content/faq')
    // As data it has its short way.
    const visit = { 'x-inertia': 'true', 'x-inertia-version': pagesVersion }
    const asData = await browser.send('/proba/undrawable-member', { headers: visit })
    assert.isTrue(isShort(asData))
    assert.equal(asData.json.component, 'content/faq')
  })

  test('who lacks the token, names a language or has ended the session is answered by the framework', async ({
    assert,
  }) => {
    const browser = await browserOf(await givenMember({ locale: 'hu' }))
    const named = await browser.send('/ajandekok?lang=en', { headers: DOCUMENT })
    assert.isFalse(isShort(named))
    assert.match(named.headers.getSetCookie().join(), /locale=en/)
    for (const token of ['', 'abcdefgh-ofanothersession']) {
      // The second time these cookies have been seen.
      for (let times = 0; times < 2; times++) {
        browser.cookies.set('XSRF-TOKEN', token)
        const answer = await browser.send('/ajandekok', { headers: DOCUMENT })
        assert.isFalse(isShort(answer))
        assert.match(answer.headers.getSetCookie().join(), /XSRF-TOKEN=\w/)
      }
      // The framework sees the new cookies once.
      await browser.send('/ajandekok', { headers: DOCUMENT })
      assert.isTrue(isShort(await browser.send('/ajandekok', { headers: DOCUMENT })))
    }
    const stolen = new Map(browser.cookies)
    await browser.post('/logout')
    for (const [cookie, value] of stolen) browser.cookies.set(cookie, value)
    const after = await browser.send('/profil', { headers: DOCUMENT })
    assert.equal(after.status, 302)
  })
})
