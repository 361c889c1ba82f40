import { ChevronLeft, ChevronRight } from 'lucide-react'
import { AppLink } from './app_link'
import { Icon } from './icon'
import { pageWindow } from './page_window'

export interface PaginationProps {
  page: number
  lastPage: number
  /** The address of a page, so that each one can be opened, shared and gone back to. */
  hrefOf: (page: number) => string
  /** Reads these properties of the page alone. */
  only?: string[]
  labels: {
    /** The name of the navigation: "Pages". */
    nav: string
    previous: string
    next: string
    /** "Page 3". */
    page: (page: number) => string
  }
}

/** Real links in squares of 50 px, fewer of them on phones; nothing where there is one page. */
export function Pagination(props: PaginationProps) {
  const { page, lastPage, hrefOf, only, labels } = props
  if (lastPage <= 1) return null
  return (
    <nav className="pages" aria-label={labels.nav}>
      {page > 1 && (
        <AppLink href={hrefOf(page - 1)} only={only} rel="prev" aria-label={labels.previous}>
          <Icon of={ChevronLeft} />
        </AppLink>
      )}
      <Stops {...props} reach={0} className="contents sm:hidden" />
      <Stops {...props} reach={1} className="hidden sm:contents" />
      {page < lastPage && (
        <AppLink href={hrefOf(page + 1)} only={only} rel="next" aria-label={labels.next}>
          <Icon of={ChevronRight} />
        </AppLink>
      )}
    </nav>
  )
}

function Stops(props: PaginationProps & { reach: number; className: string }) {
  const { page, lastPage, reach, hrefOf, only, labels, className } = props
  return (
    <div className={className}>
      {pageWindow({ page, lastPage, reach }).map((stop, index) =>
        stop === 'gap' ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <AppLink
            key={stop}
            href={hrefOf(stop)}
            only={only}
            aria-label={labels.page(stop)}
            aria-current={stop === page ? 'page' : undefined}
          >
            {stop}
          </AppLink>
        )
      )}
    </div>
  )
}
