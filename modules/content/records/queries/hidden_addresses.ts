import { isShadowed, PLACES } from '../addresses/free_slug.js'
import ContentSlug from '../models/content_slug.js'
import { livePublications } from './live_record.js'

/**
 * Addresses of live records at which readers find something else: a newer version of the shop has a route or a file there.
 *
 * @source requirements T-19
 */
export async function hiddenAddresses(): Promise<string[]> {
  const live = livePublications().select('recordId')
  const slugs = await ContentSlug.query()
    .where('isCurrent', 1)
    .whereIn('recordId', live)
    .orderBy('slug')
  return slugs.flatMap(({ scope, slug }) =>
    isShadowed(scope, slug) ? [PLACES[scope].path(slug)] : []
  )
}
