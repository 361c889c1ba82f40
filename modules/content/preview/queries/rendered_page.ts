import { clock } from '#app/clock'
import { titleIn } from '#app/in_language'
import type { Locale } from '#config/i18n'
import { readingMinutes } from '#content/articles/queries/shown_article'
import { withQuestionnaires } from '#content/questionnaires/shown_questionnaires'
import ArticleCategory from '#content/records/models/article_category'
import ContentRecord from '#content/records/models/content_record'
import { bodyText, shownPage } from '#content/records/queries/shown_page'
import { questionIn } from '#content/faq/shown_question'
import { textsOf } from '#content/pages/shown_home'
import type { RecordBody, ShownKind } from '#content/records/record_kinds'

/** What is rendered. */
export interface Rendering {
  kind: ShownKind
  recordId: number | null
  locale: Locale
  /** Cleaned before. */
  body: RecordBody
}

/** The properties of the member's page of a record, as they would be if it were published now. */
export async function renderedPage({ kind, recordId, locale, body }: Rendering) {
  if (kind === 'home') return { kind, texts: textsOf(body, locale) }
  if (kind === 'faq') return { kind, entries: [questionIn(recordId ?? 0, body, locale)] }
  const record = recordId === null ? null : await ContentRecord.find(recordId)
  const { content, ...page } = await shownPage(body, locale)
  // Whoever previews has tried no questionnaire.
  const reader = { memberId: null, locale }
  const shown = await withQuestionnaires(record?.id ?? 0, content, reader)
  if (kind === 'page') return { kind, page: { slug: '', ...page, content: shown } }
  const category = record?.categoryId ? await ArticleCategory.find(record.categoryId) : null
  return {
    kind,
    article: {
      slug: '',
      title: page.title,
      lead: bodyText(body, 'lead', locale),
      // Cards alone show it.
      thumbnail: null,
      content: shown,
      shown_at: clock.now(),
      reading_minutes: readingMinutes(body, locale),
      related: [],
    },
    category: category && { slug: category.slug, title: titleIn(category, locale) },
  }
}
