import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { IntlMessageFormat } from 'intl-messageformat'
import { TextFormatter } from '#app/text_formatter'

test.group('Texts', () => {
  test('a text without values is itself, as the library would say', ({ assert }) => {
    const texts = new TextFormatter()
    for (const locale of ['en', 'hu']) {
      const path = new URL(`../../../lang/${locale}.json`, import.meta.url)
      const all: string[] = Object.values(JSON.parse(readFileSync(path, 'utf8')))
      const plain = all.filter((text) => !text.includes('{'))
      assert.isAbove(plain.length, 100)
      for (const text of plain) {
        const wanted = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).format()
        assert.equal(texts.format(text, locale), wanted)
      }
      assert.equal(texts.format("it''s {points, number}", locale, { points: 3 }), "it's 3")
      assert.equal(texts.format("it''s {points, number}", locale, { points: 4 }), "it's 4")
      const thousands = texts.format('{points, number, points}', locale, { points: 2000 })
      assert.equal(thousands, locale === 'hu' ? '2\u00a0000' : '2,000')
    }
  })
})
