import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import app from '@adonisjs/core/services/app'
import { givenMember } from '#tests/support/members'
import { accountBody } from '#tests/support/registrations'
import { sessionCookie } from '#tests/support/session_cookie'
import { Visitor } from '#tests/support/visitor'

const LANG = /<html lang="(\w+)"/

test.group('Languages', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']))

  test('[I-02] [H-73] both language files are served as JSON, others are not there', async ({
    client,
    assert,
  }) => {
    for (const locale of ['en', 'hu']) {
      const response = await client.get(`/lang/${locale}.json`)
      response.assertStatus(200)
      assert.match(response.header('content-type')!, /^application\/json/)
      assert.equal(response.body()['errors.default'], textsOf(locale)['errors.default'])
    }
    for (const path of ['/lang/de.json', '/lang/en', '/lang/..%2f.env']) {
      ;(await client.get(path)).assertStatus(404)
    }
  })

  test('a language file is sent once, then only asked for', async ({ client, assert }) => {
    const first = await client.get('/lang/hu.json')
    const etag = first.header('etag')!
    const again = await client.get('/lang/hu.json').header('if-none-match', etag)
    again.assertStatus(304)
    const version = etag.replaceAll('"', '')
    const named = await client.get(`/lang/hu.json?v=${version}`)
    assert.include(named.header('cache-control')!, 'immutable')
  })

  test('[I-03] a document names the texts of every page and those of its own kind', async ({
    client,
    assert,
  }) => {
    const whole = (await client.get('/lang/hu.json')).body()
    for (const [path, kind, own] of [
      ['/', 'content', 'faq.search'],
      ['/belepes', 'auth', 'auth.login.title'],
    ]) {
      const html = await htmlOf(path, 'locale=hu')
      const [, href] = /href="(\/lang\/hu\.json\?[^"]+)"/.exec(html)!
      assert.match(href, new RegExp(`\\bpart=common,${kind}$`))
      const file = await client.get(href.replaceAll('&amp;', '&'))
      assert.include(file.header('cache-control')!, 'immutable')
      assert.containsSubset(whole, file.body())
      assert.properties(file.body(), ['errors.default', own])
      assert.isBelow(file.text().length, JSON.stringify(whole).length / 2)
    }
    assert.notInclude(await htmlOf('/', 'locale=en'), '/lang/')
    const none = ['nonsense', 'auth,auth', 'common,nonsense', 'auth,draws,promo,profile', '']
    for (const part of none) (await client.get(`/lang/hu.json?part=${part}`)).assertStatus(404)
  })

  test('[I-04] [I-08] the language is the member’s, else the cookie’s, else English', async ({
    assert,
  }) => {
    const langOf = async (cookie: string) => LANG.exec(await htmlOf('/', cookie))![1]
    assert.equal(await langOf(''), 'en')
    assert.equal(await langOf('locale=hu'), 'hu')
    assert.equal(await langOf('locale=xx'), 'en')
    const { name, value } = await sessionCookie(await givenMember({ locale: 'en' }))
    assert.equal(await langOf(`locale=hu; ${name}=${value}`), 'en')
    const hungarian = await sessionCookie(await givenMember({ locale: 'hu' }))
    assert.equal(await langOf(`locale=en; ${name}=${hungarian.value}`), 'hu')
  })

  test('[I-08] without a cookie the browser is asked, and never against a choice', async ({
    assert,
  }) => {
    for (const [accepted, lang] of [
      ['hu-HU,hu;q=0.9,en;q=0.8', 'hu'],
      ['hu', 'hu'],
      ['en-GB,en;q=0.9,hu;q=0.8', 'en'],
      ['de-AT,de;q=0.9,hu;q=0.5,en;q=0.3', 'hu'],
      ['hu;q=0.2,en;q=0.9', 'en'],
      ['de-AT,de;q=0.9', 'en'],
      ['hu;q=0', 'en'],
      ['*', 'en'],
      [',;q=x', 'en'],
    ]) {
      // Whoever asked for the same page before asked in the other language.
      await htmlOf('/', '', lang === 'hu' ? 'en' : 'hu')
      assert.equal(LANG.exec(await htmlOf('/', '', accepted))![1], lang, accepted)
    }
    const { name, value } = await sessionCookie(await givenMember({ locale: 'en' }))
    assert.equal(LANG.exec(await htmlOf('/', 'locale=en', 'hu'))![1], 'en')
    assert.equal(LANG.exec(await htmlOf('/', `${name}=${value}`, 'hu'))![1], 'en')
    assert.equal(LANG.exec(await htmlOf('/', 'locale=xx', 'hu'))![1], 'hu')
  })

  test('[I-08] whoever registers from a Hungarian browser is a Hungarian member', async ({
    client,
    assert,
  }) => {
    const account = accountBody()
    const visitor = new Visitor(client)
    await visitor.post('/regisztracio', account, { 'accept-language': 'hu-HU,hu;q=0.9' })
    const row = await db.from('members').where('email', account.email).firstOrFail()
    assert.equal(row.locale, 'hu')
  })

  test('a visitor’s choice is kept in a cookie and loads the page anew', async ({
    client,
    assert,
  }) => {
    const response = await client
      .post('/nyelv')
      .withCsrfToken()
      .withInertia()
      .header('referer', `http://${process.env.HOST}:${process.env.PORT}/gyik`)
      .form({ locale: 'hu' })
    response.assertStatus(409)
    assert.match(response.header('x-inertia-location')!, /\/gyik$/)
    assert.match(String(response.header('set-cookie')), /(^|,)locale=hu;/)
  })

  test('a member’s choice is kept with the member', async ({ client, assert }) => {
    const member = await givenMember({ locale: 'en' })
    const request = client.post('/nyelv').withCsrfToken().redirects(0)
    await request.withGuard('member').loginAs(member).form({ locale: 'hu' })
    const row = await db.from('members').where('id', member.id).first()
    assert.equal(row.locale, 'hu')
  })

  test('[V-22] the text of every error is there', ({ assert }) => {
    assert.equal(textsOf('en')['errors.default'], 'An error has occurred')
    assert.equal(textsOf('hu')['errors.default'], 'Hiba történt')
  })
})

function textsOf(locale: string): Record<string, string> {
  return JSON.parse(readFileSync(app.languageFilesPath(`${locale}.json`), 'utf8'))
}

/** Cookies as a browser sends them; the test client would encode them first. */
async function htmlOf(path: string, cookie: string, accepted = '*'): Promise<string> {
  const url = `http://${process.env.HOST}:${process.env.PORT}${path}`
  const headers = { cookie, 'accept': 'text/html', 'accept-language': accepted }
  return (await fetch(url, { headers })).text()
}
