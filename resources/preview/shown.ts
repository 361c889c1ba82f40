import type { Data } from '@generated/data'
import type { ArticleViewProps } from '~/components/content/article_view'
import type { FaqEntry } from '~/components/content/faq_anchor'
import type { HomeTexts } from '~/components/content/home_texts'
import type { PageViewProps } from '~/components/content/page_view'
import type { SurveyData } from '~/components/content/survey_view'
import type { Locale } from '~/translation/catalogue'

/** A page as the server rendered it of what is being written. */
export type PreviewedPage = { shared: Data.SharedProps & { locale: Locale } } & (
  | ({ kind: 'page' } & PageViewProps)
  | ({ kind: 'article' } & ArticleViewProps)
  | { kind: 'faq'; entries: FaqEntry[] }
  | { kind: 'home'; texts: HomeTexts }
  | { kind: 'survey'; survey: SurveyData }
)

/** What the editor wants to see. */
export interface Shown {
  type: 'show'
  /** Grows with every message: the newest is shown. */
  seq: number
  theme: 'light' | 'dark'
  /** The block whose card is open. */
  open: string | null
  page: PreviewedPage
}

/** The message of the editor; null for what somebody else sent, or something older than what is shown. */
export function shownIn(
  { source, origin, data }: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  editor: { source: MessageEventSource | null; origin: string },
  seq: number
): Shown | null {
  if (source === null || source !== editor.source || origin !== editor.origin) return null
  if (typeof data !== 'object' || data === null) return null
  const { type, seq: newer, page } = data as Partial<Shown>
  if (type !== 'show' || typeof newer !== 'number' || newer <= seq) return null
  return typeof page === 'object' && page !== null ? (data as Shown) : null
}
