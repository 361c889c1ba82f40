import type { Transaction } from '#app/transaction'
import Media from '../models/media.js'

/** Media by their keys, held until the transaction ends: nobody archives them meanwhile. */
export async function lockMedia(
  { client }: Transaction,
  keys: string[]
): Promise<Map<string, Media>> {
  if (!keys.length) return new Map()
  const media = await Media.query({ client })
    .whereIn('key', [...new Set(keys)])
    .orderBy('id')
    .forUpdate()
  return new Map(media.map((one) => [one.key, one]))
}
