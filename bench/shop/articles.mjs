import { randomUUID } from 'node:crypto'
import {
  ARTICLE_CATEGORY,
  ARTICLE_PICTURE,
  ARTICLES,
  articleBlocks,
  articleSlug,
  articleTexts,
} from './article_texts.mjs'

/** Fills the knowledge base of a shop. Wants a booted application. */
export async function fillArticles() {
  const { clock } = await import('#app/clock')
  const { default: Media } = await import('#app/media/models/media')
  const { default: ArticleCategory } = await import('#content/records/models/article_category')
  const { transaction } = await import('#app/transaction')
  const { givenRecord } = await import('#tests/support/records')
  const now = clock.now()
  const stamps = { createdAt: now, updatedAt: now }
  const category = {
    key: randomUUID(),
    slug: ARTICLE_CATEGORY,
    titleHu: 'Festés',
    titleEn: 'Painting',
    descriptionHu: '',
    descriptionEn: '',
    position: 1,
    ...stamps,
  }
  const key = randomUUID()
  const picture = {
    key,
    kind: 'picture',
    name: ARTICLE_PICTURE,
    fileName: 'fal.webp',
    mime: 'image/webp',
    bytes: 40_000,
    width: 960,
    height: 540,
    altHu: 'Fal',
    altEn: 'Wall',
    isDecorative: false,
    createdAt: now,
  }
  const { id: categoryId } = await transaction(async ({ client }) => {
    await Media.create(picture, { client })
    return ArticleCategory.create(category, { client })
  })
  for (let at = 0; at < ARTICLES; at++) {
    await givenRecord({
      kind: 'article',
      slug: articleSlug(at),
      categoryId,
      startsAt: now - (ARTICLES - at) * 60_000,
      body: { ...articleTexts(at), thumbnail: key, related: [], content: articleBlocks(key) },
    })
  }
}
