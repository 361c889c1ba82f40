import { route } from '~/navigation/route'

/** What the list is narrowed to, as its address says it. */
export type ListFilter = {
  q: string
  sort: 'position' | 'price_asc' | 'price_desc' | 'newest'
  affordable: boolean
}

/** The orders to choose from; the first one is the shop's own. */
export const SORTS = ['position', 'price_asc', 'price_desc', 'newest'] as const

/** Whether fewer gifts are shown than there are. */
export function narrows({ q, affordable }: ListFilter): boolean {
  return q !== '' || affordable
}

/** The address of a page of a list; what is as usual is left out. */
export function listUrl(
  list: { categorySlug?: string; page?: number },
  { q, sort, affordable }: ListFilter
): string {
  const { categorySlug, page = 1 } = list
  return route('products', {
    category_slug: categorySlug,
    page: page === 1 ? undefined : page,
    q: q || undefined,
    sort: sort === 'position' ? undefined : sort,
    affordable: affordable || undefined,
  })
}
