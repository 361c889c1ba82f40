import { Head } from '@inertiajs/react'
import { ArticleGrid } from '~/components/content/article_grid'
import { useNextArticles, type ArticlePage } from '~/components/content/use_next_articles'
import { AppLink } from '~/components/ui/app_link'
import { ButtonLink } from '~/components/ui/button_link'
import { EmptyState } from '~/components/ui/empty_state'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type ArticleCategoryProps = InertiaProps<{
  category: { slug: string; title: string; description: string }
  articles: ArticlePage
  canonical: string
}>

/** The articles of a category; the next ones come while somebody scrolls. */
export default function ArticleCategory({ category, articles, canonical }: ArticleCategoryProps) {
  return <Listed key={canonical} category={category} articles={articles} canonical={canonical} />
}

type ListedProps = Pick<ArticleCategoryProps, 'category' | 'articles' | 'canonical'>

function Listed({ category, articles: first, canonical }: ListedProps) {
  const t = useT()
  const hrefOf = (page: number) => `/tudasbazis/kategoriak/${category.slug}?page=${page}`
  const { articles, next, end } = useNextArticles(first, hrefOf)
  return (
    <div className="wrap">
      <Head title={category.title}>
        <link head-key="canonical" rel="canonical" href={canonical} />
      </Head>
      <div className="page-head">
        <p>
          <AppLink href="/tudasbazis">{t('knowledge.all')}</AppLink>
        </p>
        <h1>{category.title}</h1>
        {category.description && <p className="lead">{category.description}</p>}
      </div>
      {articles.length === 0 && (
        <EmptyState title={t('knowledge.none.title')} text={t('knowledge.none.text')} />
      )}
      <ArticleGrid articles={articles} />
      <div ref={end}>
        {next !== null && (
          <p className="pt-3">
            <ButtonLink kind="second" href={hrefOf(next)} rel="next">
              {t('knowledge.more')}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  )
}
