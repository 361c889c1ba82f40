import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import ContentPublication from '../models/content_publication.js'
import ContentSlug from '../models/content_slug.js'
import type { SlugScope } from '../record_kinds.js'

/** What an address of content shows now. */
export type Found =
  | { publication: ContentPublication; slug: string; movedTo: null }
  | { publication: ContentPublication; movedTo: string }

/** Publications that readers see now. */
export function livePublications(trx?: Transaction) {
  const now = clock.now()
  return ContentPublication.query({ client: trx?.client })
    .where('startsAt', '<=', now)
    .where((open) => void open.whereNull('endsAt').orWhere('endsAt', '>', now))
}

/** The published record of an address, or where the address moved to; null where readers find nothing. */
export async function liveRecord(scope: SlugScope, slug: string): Promise<Found | null> {
  const named = await ContentSlug.query().where({ scope, slug }).first()
  if (!named?.recordId) return null
  const { recordId } = named
  const publication = await livePublications().where({ recordId }).preload('version').first()
  if (!publication) return null
  if (named.isCurrent) return { publication, slug, movedTo: null }
  const current = await ContentSlug.query().where({ scope, recordId, isCurrent: 1 }).first()
  return current && { publication, movedTo: current.slug }
}
