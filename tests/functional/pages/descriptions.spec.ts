import { test } from '@japa/runner'
import { pageAddresses } from '#tests/support/page_routes'

const DESCRIPTION = /<meta name="description" content="([^"]*)"/
/** Errors and pages of members; nobody finds them by a search. */
const UNLISTED = '<meta name="robots" content="noindex" />'
/** Characters a search engine shows. */
const SHOWN_MAX = 200
/** Pages that are a guest's own way in; each has a text of its own. */
const DOORS = ['/', '/belepes', '/regisztracio', '/elfelejtett-jelszo', '/gyik', '/kapcsolat']

async function htmlOf(path: string, locale: string) {
  const url = `http://${process.env.HOST}:${process.env.PORT}${path}`
  const headers = { cookie: `locale=${locale}`, accept: 'text/html' }
  return (await fetch(url, { headers, redirect: 'manual' })).text()
}

test.group('Descriptions', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']))

  test('every page a guest can open has one, in the language of the page', async ({ assert }) => {
    const texts = new Map<string, string>()
    for (const locale of ['en', 'hu']) {
      for (const path of pageAddresses()) {
        const html = await htmlOf(path, locale)
        if (!html.includes('data-page="app"') || html.includes(UNLISTED)) continue
        const text = DESCRIPTION.exec(html)?.[1] ?? ''
        assert.isAbove(text.length, 40, `${locale} ${path}`)
        assert.isBelow(text.length, SHOWN_MAX, `${locale} ${path}`)
        assert.notMatch(text, /[{}]|description\./, path)
        texts.set(`${locale} ${path}`, text)
      }
    }
    assert.isAbove(texts.size, 16)
    const own = DOORS.flatMap((path) => [texts.get(`en ${path}`), texts.get(`hu ${path}`)])
    assert.equal(new Set(own).size, DOORS.length * 2)
  })
})
