import { ARTICLE_CATEGORY, articleSlug } from '../shop/article_texts.mjs'
import { floorRequests, pageRequests } from './member_page.mjs'

const alike = {
  goal: 'M4: member page as page JSON',
  bar: 0.6,
  floorServer: './fastify_server.mjs',
}

/** A member reads the knowledge base: the first page of a category, and an article. */
export const articles = [
  {
    name: 'articles',
    ...alike,
    ours: (shop) => pageRequests(shop, `/tudasbazis/kategoriak/${ARTICLE_CATEGORY}`),
    floor: () => floorRequests('/articles'),
  },
  {
    name: 'article',
    ...alike,
    ours: (shop) => pageRequests(shop, `/tudasbazis/${ARTICLE_CATEGORY}/${articleSlug(7)}`),
    floor: () => floorRequests(`/article/${articleSlug(7)}`),
  },
]
