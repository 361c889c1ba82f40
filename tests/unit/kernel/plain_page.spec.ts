import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { test } from '@japa/runner'
import { plainPage } from '#app/exceptions/plain_page'

const AGAIN = { hu: 'Újra megpróbálom', en: 'Try again' }
const LOG_IN = { hu: 'Belépés', en: 'Log in' }
const HOME = { hu: 'Vissza a főoldalra', en: 'To the home page' }

test.group('Plain error page', () => {
  for (const locale of ['hu', 'en'] as const) {
    const toHome = [HOME[locale], '/']
    test(`it offers in ${locale} what the whole page does`, ({ assert }) => {
      const links = (status: number, code: string, again = '/gyik') =>
        linksOf(page(locale, { status, code, again }))
      assert.deepEqual(links(401, 'unauthorized'), [[LOG_IN[locale], '/belepes'], toHome])
      assert.deepEqual(links(404, 'not_found'), [toHome])
      assert.deepEqual(links(429, 'throttled'), [[AGAIN[locale], '/gyik'], toHome])
      assert.deepEqual(links(500, 'server_error'), [[AGAIN[locale], '/gyik'], toHome])
      assert.deepEqual(links(503, 'outcome_unknown'), [toHome])
    })
  }

  test('an address never leaves its place', ({ assert }) => {
    const html = page('en', { status: 503, code: 'unavailable', again: '/a?b="><b>&c' })
    assert.include(html, 'href="/a?b=&quot;&gt;&lt;b&gt;&amp;c"')
    assert.notInclude(html, '<b>')
  })
})

function page(locale: string, error: { status: number; code: string; again: string }): string {
  const i18n = i18nManager.locale(locale)
  return plainPage({ i18n, response: { nonce: 'x' } } as unknown as HttpContext, error)
}

/** Text and address of each link. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(([, href, text]) => [text, href])
