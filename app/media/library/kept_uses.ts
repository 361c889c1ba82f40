import type { Transaction } from '#app/transaction'
import Media from '../models/media.js'
import MediaUse from '../models/media_use.js'

/** A text that shows media. */
export interface UsingText {
  owner: string
  ownerId: number
}

/** A place of a text with the key of what it shows. */
export interface UsedKey {
  key: string
  place: string
}

/** Notes which media a text shows, and where; keys nobody knows are left out. */
export async function writeUses(
  { client }: Transaction,
  { owner, ownerId }: UsingText,
  used: UsedKey[]
): Promise<void> {
  const known = used.length
    ? await Media.query({ client }).whereIn('key', [...new Set(used.map(({ key }) => key))])
    : []
  const ids = new Map(known.map(({ key, id }) => [key, id]))
  const wanted = new Map<string, number>()
  for (const { key, place } of used) {
    const mediaId = ids.get(key)
    if (mediaId !== undefined) wanted.set(place, mediaId)
  }
  const kept = await MediaUse.query({ client }).where({ owner, ownerId })
  const gone = kept.filter(({ place, mediaId }) => wanted.get(place) !== mediaId)
  for (const { place, mediaId } of kept) if (wanted.get(place) === mediaId) wanted.delete(place)
  const lost = gone.map(({ id }) => id)
  if (lost.length) await MediaUse.query({ client }).whereIn('id', lost).delete()
  const added = [...wanted].map(([place, mediaId]) => ({ owner, ownerId, place, mediaId }))
  if (added.length) await MediaUse.createMany(added, { client })
}

/** What was noted of these media by some owners. */
export function keptUses(
  mediaIds: number[],
  owners: string[],
  trx?: Transaction
): Promise<MediaUse[]> {
  return MediaUse.query({ client: trx?.client })
    .whereIn('mediaId', mediaIds)
    .whereIn('owner', owners)
    .orderBy('id')
}
