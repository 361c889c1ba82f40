import { scenesOf, type Scene } from './scene.js'

const guest = scenesOf('guest')
const member = scenesOf('member')

/** Pages that staff write, and what is published of draws. */
export const PAGE_SCENES: Scene[] = [
  guest('front page of a guest', 'content/home', '/'),
  guest('questions', 'content/faq', '/gyik'),
  guest('page of content', 'content/page', '/altalanos-reszveteli-feltetelek'),
  guest('contact', 'content/page', '/kapcsolat'),
  member('page with every block', 'content/page', ({ everything }) => `/${everything}`),
  member('knowledge base', 'content/article_categories', '/tudasbazis'),
  member(
    'category of articles',
    'content/article_category',
    ({ category }) => `/tudasbazis/kategoriak/${category}`
  ),
  member('article', 'content/article', ({ article }) => `/tudasbazis/${article}`),
  guest('search', 'content/search', '/gyik?q=pont'),
  guest('search without a hit', 'content/search', '/gyik?q=zzzz'),
  guest('draw', 'draws/draw', ({ drawPath }) => drawPath),
  guest('checked draw', 'draws/draw', ({ drawPath }) => drawPath, {
    act: async ({ page }) => {
      await page.locator('main form button[type=submit]').click()
      await page.locator('main [data-check]').first().waitFor()
    },
  }),
]
