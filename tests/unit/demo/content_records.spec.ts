import { test } from '@japa/runner'
import { faqEntries } from '#database/demo/faq'
import { footerLinks } from '#database/demo/footer'
import { menuEntries } from '#database/demo/menu'
import { pages } from '#database/demo/pages/main'

const menuKeys = [
  'profile',
  'community',
  'point-collection',
  'product-categories',
  'promotion',
  'article-categories',
  'faq',
  'contact',
  'counseling',
  'login',
  'register',
  'home',
]

test.group('Demo content', () => {
  test('the menu has an entry for each place, inactive where no page is served', ({ assert }) => {
    assert.sameMembers(
      menuEntries.map(({ key }) => key),
      menuKeys
    )
    assert.sameMembers(
      menuEntries.filter(({ is_active }) => !is_active).map(({ key }) => key),
      ['promotion', 'article-categories', 'faq']
    )
    for (const { key, uri, external_uri, analytics_event } of menuEntries) {
      assert.isTrue((uri === null) !== (external_uri === null), key)
      assert.isAbove(analytics_event.length, 4)
    }
  })

  test('the footer links the conditions, the privacy notice and the cookie information', ({
    assert,
  }) => {
    assert.deepEqual(
      footerLinks.map(({ title_en, url }) => [title_en, url]),
      [
        ['General conditions of participation', '/altalanos-reszveteli-feltetelek'],
        ['Privacy notice', '/adatvedelmi-tajekoztato'],
        ['Cookie information', '/suti-tajekoztato'],
      ]
    )
  })

  test('the three footer pages, contact and counselling exist in both languages', ({ assert }) => {
    assert.sameMembers(
      pages.map(({ slug }) => `/${slug}`),
      [...footerLinks.map(({ url }) => url), '/kapcsolat', '/tanacsadas']
    )
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
