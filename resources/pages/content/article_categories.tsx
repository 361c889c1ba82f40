import { Head } from '@inertiajs/react'
import { CategoryTree, type CategoryNode } from '~/components/content/category_tree'
import { SearchForm } from '~/components/content/search_form'
import { EmptyState } from '~/components/ui/empty_state'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type ArticleCategoriesProps = InertiaProps<{ categories: CategoryNode[] }>

/** The knowledge base by its categories, all of them open. */
export default function ArticleCategories({ categories }: ArticleCategoriesProps) {
  const t = useT()
  return (
    <div className="wrap">
      <Head title={t('knowledge.title')} />
      <div className="page-head">
        <h1>{t('knowledge.title')}</h1>
        <p className="lead">{t('knowledge.lead')}</p>
      </div>
      {categories.length ? (
        <div className="stack gap-6">
          <div className="read">
            <SearchForm at="/tudasbazis" />
          </div>
          <CategoryTree categories={categories} />
        </div>
      ) : (
        <EmptyState title={t('knowledge.empty.title')} text={t('knowledge.empty.text')} />
      )}
    </div>
  )
}
