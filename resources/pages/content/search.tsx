import { Head } from '@inertiajs/react'
import { SearchForm } from '~/components/content/search_form'
import { SearchHit, type Hit } from '~/components/content/search_hit'
import { ButtonLink } from '~/components/ui/button_link'
import { EmptyState } from '~/components/ui/empty_state'
import { Pagination } from '~/components/ui/pagination'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type SearchProps = InertiaProps<{
  q: string
  at: '/gyik' | '/tudasbazis'
  hits: Hit[]
  total: number
  isMore: boolean
  page: number
  pages: number
}>

/** What was found, twenty a page; where nothing was, a way on. */
export default function Search({ q, at, hits, total, isMore, page, pages }: SearchProps) {
  const t = useT()
  const urlOf = (wanted: number) =>
    `${at}?${new URLSearchParams(wanted > 1 ? { q, page: String(wanted) } : { q })}`
  const all = t(at === '/gyik' ? 'faq.nothing.clear' : 'search.all_articles')
  return (
    <div className="wrap">
      <Head title={t('search.title', { words: q })} />
      <div className="read">
        <div className="page-head">
          <h1>{t('search.title', { words: q })}</h1>
          <p className="lead" role="status">
            {total > 0 && t(isMore ? 'search.found_more' : 'search.found', { count: total })}
          </p>
        </div>
        <div className="stack gap-6">
          <SearchForm at={at} words={q} />
          {hits.length === 0 ? (
            <EmptyState
              title={t('search.nothing.title')}
              text={t('search.nothing.text')}
              action={<ButtonLink href={at}>{all}</ButtonLink>}
            />
          ) : (
            <>
              <ul className="stack gap-4 list-none p-0">
                {hits.map((hit) => (
                  <SearchHit key={hit.href} hit={hit} />
                ))}
              </ul>
              <Pagination
                page={page}
                lastPage={pages}
                hrefOf={urlOf}
                labels={{
                  nav: t('search.pages.name'),
                  previous: t('search.pages.previous'),
                  next: t('search.pages.next'),
                  page: (wanted) => t('search.pages.page', { page: wanted }),
                }}
              />
              <p>
                <ButtonLink kind="second" href="/kapcsolat">
                  {t('faq.contact')}
                </ButtonLink>
              </p>
            </>
          )}
        </div>
      </div>
    </div>
  )
}
