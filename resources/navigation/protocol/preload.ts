import { router } from '@inertiajs/core'
import type { VisitOptions } from '@inertiajs/core'
import { navigation } from './navigation_store'

/** Kept until it is used, and used once. @source requirements G-34 */
const USED_ONCE = { cacheFor: 0 }

/**
 * Asks for a page ahead, for one visit to it; not while it is there already or on its way, and not while somebody waits for another
 * page. @source requirements G-33
 *
 * @throws Error for every method but GET
 */
export function preload(href: string, options: VisitOptions = {}): void {
  if ((options.method ?? 'get').toLowerCase() !== 'get') {
    throw new Error('Only what a GET answers can be asked for ahead')
  }
  const isThere = router.getCached(href, options) ?? router.getPrefetching(href, options)
  if (isThere || navigation()) return
  router.prefetch(href, options, USED_ONCE)
}
