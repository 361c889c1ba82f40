import { readdirSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { SlugIsReserved } from '#content/exceptions'
import { refuseReservedSlug } from '#content/pages/slugs'
import type { SlugScope } from '../record_kinds.js'

/** The address of a slug, and the name of the route that has to answer it. */
export const PLACES: Record<SlugScope, { path: (slug: string) => string; route: string }> = {
  page: { path: (slug) => `/${slug}`, route: 'page' },
  article: { path: (slug) => `/tudasbazis/${slug}`, route: 'article' },
  article_category: {
    path: (slug) => `/tudasbazis/kategoriak/${slug}`,
    route: 'articles',
  },
}

/**
 * Asks the router whether the content's own route answers an address.
 *
 * @throws SlugIsReserved (`reserved` on slug) where a page would hide behind another route, or a file
 * @source requirements T-19
 */
export function refuseShadow(scope: SlugScope, slug: string): void {
  const { path, route } = PLACES[scope]
  if (scope !== 'page' && slug.split('/')[0] === 'kategoriak') throw new SlugIsReserved()
  // A command serves nobody, and has not put its routes together; a server has, and this does nothing.
  router.commit()
  const answering = router.match(path(slug), 'GET', true)?.route.name
  if (answering !== route) throw new SlugIsReserved()
  if (scope !== 'page') return
  refuseReservedSlug(slug)
  if (readdirSync(app.publicPath()).includes(slug)) throw new SlugIsReserved()
}

/** Whether another route, or a file, answers the address of a slug. */
export function isShadowed(scope: SlugScope, slug: string): boolean {
  try {
    refuseShadow(scope, slug)
    return false
  } catch (error) {
    if (error instanceof SlugIsReserved) return true
    throw error
  }
}
