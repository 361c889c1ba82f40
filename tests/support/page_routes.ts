import router from '@adonisjs/core/services/router'

/** What stands for the parameters of addresses; what does not exist answers with a page as well. */
const PARAMETERS: Record<string, string> = {
  'locale': 'hu',
  'slug': 'kapcsolat',
  'token': 'token',
  'user': '1',
  'id': '1',
  'product': 'none',
  'survey': 'none',
  'filename': 'none.csv',
  'category_slug?': '',
  'page?': '',
}
/** Addresses of machines, of the back-office, and of tests. */
const NO_PAGES = /^\/(api|admin|dev|proba|health|lang|media|metrics|__)/

/** The address of every route that may answer with a page of the shop, from the router itself. */
export function pageAddresses(): string[] {
  const routes = Object.values(router.toJSON()).flat()
  const patterns = routes
    .filter(({ methods, pattern }) => methods.includes('GET') && !NO_PAGES.test(pattern))
    .map(({ pattern }) => pattern)
  return [...new Set(patterns.map(addressOf))]
}

function addressOf(pattern: string): string {
  const segments = pattern.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment
    return PARAMETERS[segment.slice(1)] ?? 'none'
  })
  return segments.join('/').replace(/\/+$/, '') || '/'
}
