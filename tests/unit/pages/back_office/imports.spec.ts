import { test } from '@japa/runner'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { reasonWords } from '../../../../admin/resources/imports/reason_words'
import { ResultCounts } from '../../../../admin/resources/imports/result_counts'
import { english } from '../../../../admin/texts/english'
import { hungarian } from '../../../../admin/texts/hungarian'

const texts = { en: english, hu: hungarian }

function say(reason: string, locale: 'en' | 'hu') {
  const { translate } = polyglotI18nProvider(() => texts[locale], locale)
  return reasonWords(reason, translate)
}

test.group('The result of an import', () => {
  test('is counted line by line, however it is cut into pieces', ({ assert }) => {
    const result =
      '\ufeffline;state;name;fields;detail;reason\n2;new;a;;;\n3;refused;"x;new;y";;;twice\n' +
      '4;changed;b;price;;\n12;unchanged;c;;;\n'
    for (const size of [1, 7, 1000]) {
      const counted = new ResultCounts()
      for (let at = 0; at < result.length; at += size) counted.add(result.slice(at, at + size))
      assert.deepEqual(counted.counts, { new: 1, changed: 1, unchanged: 1, refused: 1 })
      assert.equal(counted.done, 4)
    }
  })

  test('reasons are said in the words of the reader', ({ assert }) => {
    const reason = 'price: invalid, variation: unknown'
    assert.equal(say(reason, 'en'), 'Price in points is wrong; Variation is unknown')
    assert.equal(say(reason, 'hu'), 'Ár pontban nem megfelelő; Változat ismeretlen')
    assert.equal(say('twice', 'hu'), 'Kétszer szerepel a fájlban')
    assert.equal(say('slug: never_heard', 'en'), 'Address name (slug) never_heard')
  })
})
