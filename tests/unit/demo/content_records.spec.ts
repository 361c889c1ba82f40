import { test } from '@japa/runner'
import { faqEntries } from '#database/demo/faq'
import { defaultPages } from '#database/default_content'
import { pages } from '#database/demo/pages/main'

test.group('Demo content', () => {
  test('the three footer pages, contact and counselling exist in both languages', ({ assert }) => {
    assert.includeMembers(
      defaultPages.map(({ slug }) => slug),
      pages.map(({ slug }) => slug)
    )
    assert.lengthOf(pages, 5)
    for (const page of pages) {
      assert.isAbove(page.title_hu.length * page.title_en.length, 0)
      assert.isAtLeast(page.content_hu.length, 4, page.slug)
      assert.equal(page.content_hu.length, page.content_en.length, page.slug)
      const ids = page.content_hu.map(({ id }) => id)
      assert.lengthOf(new Set(ids), ids.length)
    }
  })

  test('questions are answered in both languages', ({ assert }) => {
    assert.isAtLeast(faqEntries.length, 6)
    for (const { question_hu, question_en, answer_hu, answer_en } of faqEntries) {
      assert.isTrue(question_hu.endsWith('?') && question_en.endsWith('?'))
      assert.match(answer_hu, /^<p>.+<\/p>$/)
      assert.match(answer_en, /^<p>.+<\/p>$/)
    }
  })
})
