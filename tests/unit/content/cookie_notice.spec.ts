import { test } from '@japa/runner'
import { defaultPages } from '#database/default_content'
import { cookiesPage } from '#database/demo/pages/cookies'

test.group('Notice on cookies', () => {
  test('it names what the browser keeps, for how long and what for, in both languages', ({
    assert,
  }) => {
    const notice = defaultPages.find(({ slug }) => slug === 'suti-tajekoztato')!
    for (const page of [notice, cookiesPage]) {
      for (const [content, year, purpose, settings] of [
        [page.content_en, 'one year', 'wrong passwords', 'Measuring settings'],
        [page.content_hu, 'egy évig', 'hibás jelszavak', 'Mérési beállítások'],
      ] as const) {
        const text = JSON.stringify(content)
        for (const said of ['known_browser', 'measuring', year, purpose, settings]) {
          assert.include(text, said)
        }
      }
    }
  })
})
