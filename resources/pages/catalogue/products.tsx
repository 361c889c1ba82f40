import { Head, router } from '@inertiajs/react'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { listUrl, narrows, type ListFilter } from '~/components/catalogue/list_filter'
import { plainClick } from '~/components/catalogue/plain_click'
import { ProductFilter } from '~/components/catalogue/product_filter'
import { ProductGrid, type ListedProduct } from '~/components/catalogue/product_grid'
import { ButtonLink } from '~/components/ui/button_link'
import { EmptyState } from '~/components/ui/empty_state'
import { Icon } from '~/components/ui/icon'
import { Pagination } from '~/components/ui/pagination'
import { Link } from '~/navigation/link'
import { route } from '~/navigation/route'
import { kept } from '~/server_rendering/kept'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type ProductsProps = InertiaProps<{
  category: { slug: string; title: string; description: string } | null
  filter: ListFilter
  products: {
    data: ListedProduct[]
    current_page: number
    last_page: number
    per_page: number
    total: number
  }
}>

/** The gifts of one category, or all of them, twelve a page. */
export default function Products({ category, filter, products }: ProductsProps) {
  const t = useT()
  const categorySlug = category?.slug
  const urlOf = (page: number) => listUrl({ categorySlug, page }, filter)
  const isNarrowed = narrows(filter)
  const title = category?.title ?? t('catalogue.products.title')
  return (
    <div className="wrap">
      <Head title={title} />
      <div className="page-head">
        {category && (
          <p>
            <Link route="product-categories" className="backlink">
              <Icon of={ArrowLeft} />
              {t('catalogue.products.back')}
            </Link>
          </p>
        )}
        <h1>{title}</h1>
        {category?.description && <p className="lead">{category.description}</p>}
      </div>
      <ProductFilter filter={filter} urlOf={(wanted) => listUrl({ categorySlug }, wanted)} />
      <p role="status" className="sr-only">
        {isNarrowed && t('catalogue.filter.found', { count: products.total })}
      </p>
      {products.data.length === 0 && (
        <EmptyState
          title={t(isNarrowed ? 'catalogue.filter.none.title' : 'catalogue.products.empty.title')}
          text={t(isNarrowed ? 'catalogue.filter.none.text' : 'catalogue.products.empty.text')}
          action={
            (isNarrowed || category) && (
              <ButtonLink kind="second" href={route('products')}>
                {t('catalogue.categories.all')}
              </ButtonLink>
            )
          }
        />
      )}
      <ProductGrid products={products.data} listUrl={urlOf(products.current_page)} />
      <div onClickCapture={turnPage}>
        {products.last_page > 1 && (
          <ListPages
            categorySlug={categorySlug}
            filter={filter}
            page={products.current_page}
            lastPage={products.last_page}
          />
        )}
      </div>
    </div>
  )
}

interface ListPagesProps {
  categorySlug?: string
  filter: ListFilter
  page: number
  lastPage: number
}

const ListPages = kept(function ListPages({
  categorySlug,
  filter,
  page,
  lastPage,
}: ListPagesProps) {
  const t = useT()
  return (
    <Pagination
      page={page}
      lastPage={lastPage}
      hrefOf={(other) => listUrl({ categorySlug, page: other }, filter)}
      labels={{
        nav: t('catalogue.pages.name'),
        previous: t('catalogue.pages.previous'),
        next: t('catalogue.pages.next'),
        page: (named) => t('catalogue.pages.page', { page: named }),
      }}
    />
  )
})

/**
 * Another page changes the products alone: address, scroll position and state stay. The history's
 * entry holds the page that is shown, so Back leads to it again.
 */
function turnPage(event: MouseEvent) {
  const link = (event.target as HTMLElement).closest('a')
  if (!link || !plainClick(event)) return
  event.preventDefault()
  event.stopPropagation()
  router.visit(link.href, {
    only: ['products'],
    preserveScroll: true,
    preserveState: true,
    replace: true,
    onBeforeUpdate: (page) => {
      page.url = window.location.pathname + window.location.search
    },
  })
}
