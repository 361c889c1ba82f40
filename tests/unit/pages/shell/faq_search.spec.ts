import { test } from '@japa/runner'
import { faqAnchor, faqIdOf, matchingEntries } from '~/components/content/faq_search'

const entries = [
  { id: 1, question: 'Hol találom a matricát?', answer: '<p>A <b>vödör</b> oldalán.</p>' },
  { id: 2, question: 'Lejárnak a pontok?', answer: '<p>Igen, december 31-én.</p>' },
]

function idsOf(typed: string) {
  return matchingEntries(entries, typed).map(({ id }) => id)
}

test.group('Search of the questions', () => {
  test('a word is found in question and answer, whatever its case and accents', ({ assert }) => {
    assert.deepEqual(idsOf('MATRICAT'), [1])
    assert.deepEqual(idsOf('vodor'), [1])
    assert.deepEqual(idsOf('Lejárnak'), [2])
    assert.deepEqual(idsOf('   '), [1, 2])
    assert.deepEqual(idsOf('faxol'), [])
  })

  test('every word must be there, and markup is no word', ({ assert }) => {
    assert.deepEqual(idsOf('pontok december'), [2])
    assert.deepEqual(idsOf('pontok vödör'), [])
    assert.deepEqual(idsOf('<b>'), [])
  })

  test('a link names its question and nothing else', ({ assert }) => {
    assert.equal(faqIdOf(`#${faqAnchor(12)}`), 12)
    for (const hash of ['', '#', '#question-', '#question-x', '#question-1x', '#x']) {
      assert.isNull(faqIdOf(hash), hash)
    }
  })
})
