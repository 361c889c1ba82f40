import { errors } from '@vinejs/vine'
import { writeUses, type UsedKey } from '#app/media/library/kept_uses'
import { lockMedia } from '#app/media/library/locked_media'
import type { Transaction } from '#app/transaction'
import { mediaPlacesIn } from '../blocks/main.js'
import type { RecordBody } from './record_kinds.js'

/** What a draft and a version are called among those who use media. */
export const DRAFT = 'content_draft'
export const VERSION = 'content_version'

/** Notes which media the draft of a record shows. */
export function writeDraftUses(trx: Transaction, recordId: number, body: RecordBody) {
  return writeUses(trx, { owner: DRAFT, ownerId: recordId }, usedIn(body))
}

/** Notes which media a version shows, for good. */
export function writeVersionUses(trx: Transaction, versionId: number, body: RecordBody) {
  return writeUses(trx, { owner: VERSION, ownerId: versionId }, usedIn(body))
}

/**
 * Refuses a text that shows what the library does not offer, or a picture without words for those who cannot see it.
 * What it shows cannot be archived until the transaction ends.
 *
 * @throws E_VALIDATION_ERROR with the paths of the places
 */
export async function checkMedia(trx: Transaction, body: RecordBody): Promise<void> {
  const places = placesIn(body)
  const known = await lockMedia(
    trx,
    places.map(({ key }) => key)
  )
  const problems = places.flatMap(({ key, kind, path, alt, needsWords, only }) => {
    const medium = known.get(key)
    if (!medium) return [problem(path, 'medium_gone')]
    if (medium.kind !== kind) return [problem(path, 'invalid')]
    if (medium.archivedAt !== null) return [problem(path, 'medium_archived')]
    if (!needsWords || medium.isDecorative || alt?.isThere) return []
    if (medium.altHu || (only === 'en' && medium.altEn)) return []
    return [alt ? problem(alt.path, 'required') : problem(path, 'medium_wordless')]
  })
  if (problems.length) throw new errors.E_VALIDATION_ERROR(problems)
}

const problem = (field: string, rule: string) => ({ field, rule, message: rule })

function usedIn(body: RecordBody): UsedKey[] {
  return placesIn(body).map(({ key, path }) => ({ key, place: path }))
}

/** What the blocks show, and the picture of the card. */
function placesIn(body: RecordBody): ReturnType<typeof mediaPlacesIn> {
  const { thumbnail: key } = body
  const blocks = mediaPlacesIn(body.content ?? [])
  if (typeof key !== 'string' || !key) return blocks
  const [path, kind] = ['thumbnail', 'picture'] as const
  return [{ key, kind, path, alt: null, needsWords: true, only: null }, ...blocks]
}
