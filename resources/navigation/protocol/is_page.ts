import type { HttpResponse, VisitOptions } from '@inertiajs/core'

/** What a visit of the shop may say beside Inertia's own. */
export interface ShopVisit extends VisitOptions {
  /** An answer that is no page leaves the one on screen, as a form does that says so itself. */
  staysOnFault?: boolean
}

/** Whether an answer is a page of the shop, be it one about an error. */
export function isPage({ headers }: Pick<HttpResponse, 'headers'>): boolean {
  return 'x-inertia' in headers
}
