/** A page number, or a gap of pages left out. */
export type PageStop = number | 'gap'

/**
 * The stops of a pagination: first, last, the current page and its neighbours, gaps between them.
 * A gap never stands for a single page.
 */
export function pageWindow(page: number, lastPage: number): PageStop[] {
  const stops: PageStop[] = []
  for (let number = 1; number <= lastPage; number += 1) {
    if (isShown(number, page, lastPage)) stops.push(number)
    else if (stops.at(-1) !== 'gap') stops.push('gap')
  }
  return stops
}

function isShown(number: number, page: number, lastPage: number): boolean {
  if (number === 1 || number === lastPage || Math.abs(number - page) <= 1) return true
  return (number === 2 && page === 4) || (number === lastPage - 1 && page === lastPage - 3)
}
