import { AppLink } from '~/components/ui/app_link'
import { formatDate } from '~/format/date'
import { useLocale, useT } from '~/translation/use_t'
import { ArticleGrid, type ListedArticle } from './article_grid'
import { ArticleVote } from './article_vote'
import { Blocks, type BlockData } from './blocks/blocks'
import type { PersonalParts } from './blocks/personal'

export type ArticleViewProps = {
  article: {
    slug: string
    title: string
    lead: string
    thumbnail: ListedArticle['thumbnail']
    content: BlockData[]
    shown_at: number
    reading_minutes: number
    related: ListedArticle[]
  }
  category: { slug: string; title: string } | null
  personal: PersonalParts
}

/** An article of the knowledge base, without what it says in the browser's tab. */
export function ArticleView({ article, category, personal }: ArticleViewProps) {
  const t = useT()
  const locale = useLocale()
  const { title, lead, content, related, slug } = article
  return (
    <div className="wrap">
      <article className="read">
        <div className="page-head">
          <p>
            <AppLink href={category ? `/tudasbazis/kategoriak/${category.slug}` : '/tudasbazis'}>
              {category?.title ?? t('knowledge.all')}
            </AppLink>
          </p>
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          <p className="soft">
            {formatDate(article.shown_at, locale)} ·{' '}
            {t('knowledge.minutes', { count: article.reading_minutes })}
          </p>
        </div>
        <div className="stack">
          <Blocks blocks={content} personal={personal} />
        </div>
        <ArticleVote key={slug} slug={slug} />
      </article>
      {related.length > 0 && (
        <section className="section" aria-labelledby="related">
          <h2 id="related">{t('knowledge.related')}</h2>
          <ArticleGrid articles={related} />
        </section>
      )}
    </div>
  )
}
