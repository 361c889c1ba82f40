import { test } from '@japa/runner'
import { faqAnchor, faqIdOf } from '~/components/content/faq_anchor'

test.group('Links to questions', () => {
  test('a link names its question and nothing else', ({ assert }) => {
    assert.equal(faqIdOf(`#${faqAnchor(12)}`), 12)
    for (const hash of ['', '#', '#question-', '#question-x', '#question-1x', '#x']) {
      assert.isNull(faqIdOf(hash), hash)
    }
  })
})
