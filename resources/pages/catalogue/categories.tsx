import { Head } from '@inertiajs/react'
import { ItemPicture } from '~/components/catalogue/item_picture'
import { Card } from '~/components/ui/card'
import { EmptyState } from '~/components/ui/empty_state'
import { Pagination } from '~/components/ui/pagination'
import { useShared } from '~/hooks/use_shared'
import { Link } from '~/navigation/link'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

/** A category as its card shows it. */
type Category = {
  slug: string
  title: string
  description: string
  thumbnail: { url: string; alt_text: string } | null
}

type CategoriesProps = InertiaProps<{
  categories: Category[]
  current_page: number
  last_page: number
}>

/** Where gifts are looked for: one card a category. */
export default function Categories({ categories, current_page, last_page }: CategoriesProps) {
  const t = useT()
  const { points } = useShared()
  return (
    <div className="wrap">
      <Head title={t('catalogue.categories.title')} />
      <div className="page-head">
        <h1>{t('catalogue.categories.title')}</h1>
        {points !== null && <p className="lead">{t('catalogue.categories.points', { points })}</p>}
        <p>
          <Link route="products">{t('catalogue.categories.all')}</Link>
        </p>
      </div>
      {categories.length === 0 && (
        <EmptyState
          title={t('catalogue.categories.empty.title')}
          text={t('catalogue.categories.empty.text')}
        />
      )}
      <div className="grid-cards">
        {categories.map((category, index) => (
          <Card
            key={category.slug}
            level={2}
            title={category.title}
            href={route('products', { category_slug: category.slug })}
            chevron
            picture={
              <ItemPicture
                thumbnail={category.thumbnail}
                decorative
                first={index === 0}
                sizes="(min-width: 1024px) 290px, (min-width: 600px) 33vw, 50vw"
              />
            }
          />
        ))}
      </div>
      <Pagination
        page={current_page}
        lastPage={last_page}
        hrefOf={(page) => route('product-categories', { page: page === 1 ? undefined : page })}
        labels={{
          nav: t('catalogue.pages.name'),
          previous: t('catalogue.pages.previous'),
          next: t('catalogue.pages.next'),
          page: (page) => t('catalogue.pages.page', { page }),
        }}
      />
    </div>
  )
}
