import { NotFound } from '#app/exceptions/page_exceptions'
import { page, type PageEndpoint } from '#app/shortcut/endpoint'
import { pageOf } from '#content/articles/list_path'
import { articleAt, listAt } from '#content/articles/queries/kept_articles'
import { personalParts } from '#content/blocks/personal_parts'
import { withQuestionnaires } from '#content/questionnaires/shown_questionnaires'

/** An article of the knowledge base; what moved is not there, and its controller leads on. */
export const article: PageEndpoint = {
  async show({ member, locale, segments }) {
    const found = await articleAt(segments, locale)
    if (!found || found.movedTo !== null) throw new NotFound()
    const { recordId, category, canonical } = found
    const reader = { memberId: member.id, locale }
    const content = await withQuestionnaires(recordId, found.article.content, reader)
    return page('content/article', {
      article: { ...found.article, content },
      category,
      canonical,
      personal: await personalParts(member.id, content),
    })
  },
}

/** A page of the articles of a category; what moved is not there, and its controller leads on. */
export const articleList: PageEndpoint = {
  async show({ locale, segments, qs }) {
    const found = await listAt(segments.join('/'), wantedPageOf(qs()), locale)
    if (!found || found.movedTo !== null) throw new NotFound()
    const { category, articles, canonical } = found
    return page('content/article_category', { category, articles, canonical })
  },
}

/** The page that an address asks for; the first where it asks for none that can be. */
export const wantedPageOf = ({ page: wanted }: Record<string, unknown>) =>
  pageOf(String(wanted ?? 1)) ?? 1
