/** A page number, or a gap of pages left out. */
export type PageStop = number | 'gap'

export interface PageWindow {
  page: number
  lastPage: number
  /** Neighbours shown on each side of the current page. */
  reach: number
}

/**
 * The stops of a pagination: first, last, the current page and its neighbours, gaps between them.
 * A gap never stands for a single page.
 */
export function pageWindow({ page, lastPage, reach }: PageWindow): PageStop[] {
  const shown = Array.from({ length: lastPage }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === lastPage || Math.abs(number - page) <= reach
  )
  return shown.flatMap((number, index) => {
    const left = number - (shown[index - 1] ?? 0) - 1
    if (left === 0) return [number]
    return left === 1 ? [number - 1, number] : (['gap', number] as PageStop[])
  })
}
