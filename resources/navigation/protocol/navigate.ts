import { router } from '@inertiajs/core'
import type { VisitOptions } from '@inertiajs/core'

/** What a visit may be given beside Inertia's own. */
export interface NavigateOptions extends VisitOptions {
  /** Says where the request really goes, with the data of a GET already in the query. @source requirements G-13 */
  transformUrl?: (url: URL) => URL
}

/** `router.visit`, with what it lacks. */
export function navigate(href: string | URL, options: NavigateOptions = {}): void {
  const { transformUrl, onBefore, ...rest } = options
  router.visit(href, {
    ...rest,
    onBefore: (visit) => {
      if (transformUrl) visit.url = transformUrl(visit.url)
      return onBefore?.(visit)
    },
  })
}
