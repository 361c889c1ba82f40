import { Head } from '@inertiajs/react'
import { ArticleView, type ArticleViewProps } from '~/components/content/article_view'
import type { InertiaProps } from '~/types'

type ArticleProps = InertiaProps<ArticleViewProps & { canonical: string }>

/** An article of the knowledge base. */
export default function Article({ article, category, canonical, personal }: ArticleProps) {
  return (
    <>
      <Head title={article.title}>
        <link head-key="canonical" rel="canonical" href={canonical} />
      </Head>
      <ArticleView article={article} category={category} personal={personal} />
    </>
  )
}
