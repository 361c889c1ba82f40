/** A reading of the path of a list: the category it may mean, and the page. */
export interface ListReading {
  slug: string
  /** Null: the path names none. */
  page: number | null
}

const PAGE_MAX = 100_000
const DIGITS_AT_END = /^(.*[^\d/])(\d+)$/

/**
 * What the path of a list may mean, in the order in which it is tried: a category as a whole, one with a page as its last
 * segment, one with a page written right after it.
 *
 * @source requirements B-04 and B-05
 */
export function readingsOf(path: string): ListReading[] {
  const readings: ListReading[] = [{ slug: path, page: null }]
  const segments = path.split('/')
  const last = segments.at(-1)!
  if (segments.length > 1 && /^\d+$/.test(last)) {
    readings.push({ slug: segments.slice(0, -1).join('/'), page: pageOf(last) })
  }
  const [, slug, digits] = DIGITS_AT_END.exec(path) ?? []
  if (slug) readings.push({ slug: slug.replace(/-$/, ''), page: pageOf(digits) })
  return readings
}

/** The page that digits name: never the one before the first. */
export function pageOf(digits: string): number | null {
  const page = Number(digits)
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : null
}
