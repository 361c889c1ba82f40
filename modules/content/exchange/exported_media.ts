import { masterOf } from '#app/media/library/masters'
import Media from '#app/media/models/media'
import type { Transaction } from '#app/transaction'
import { mediaIn } from '../blocks/main.js'
import { blocksIn, isGroup } from '../blocks/shared/walk.js'
import type { ExchangeDocument } from './exchange_kind.js'
import { textOfDocument } from './files/document_text.js'
import { masterFile, MEDIA_FOLDER } from './files/master_files.js'
import { documentOf, mediumKind } from './kinds/medium_kind.js'
import { pathOf } from './kinds.js'

/** Keys that one statement asks for at most. */
const BATCH = 500

/** Media as an export takes them along. */
export interface ExportedMedia {
  /** What is said of them, by its path. */
  texts: Map<string, string>
  /** Where their bytes lie here, by their paths in the export. */
  masters: Map<string, string>
  /** Keys of those whose bytes are lost. */
  lost: string[]
}

/** Keys of the media that a text shows, in its blocks or on its card. */
export function mediaOf({ content, text }: ExchangeDocument): string[] {
  const inside = isGroup(text) ? text : { content }
  const { thumbnail } = inside
  const card = typeof thumbnail === 'string' && thumbnail ? [thumbnail] : []
  return [...card, ...mediaIn(blocksIn(inside.content))]
}

/** The media that have these keys; a key nobody knows is left out. */
export async function mediaByKeys({ client }: Transaction, keys: Set<string>): Promise<Media[]> {
  const all = [...keys].sort()
  const found: Media[] = []
  for (let from = 0; from < all.length; from += BATCH) {
    const batch = all.slice(from, from + BATCH)
    found.push(...(await Media.query({ client }).whereIn('key', batch).orderBy('key')))
  }
  return found
}

/** Their files; each is read once, in pieces, for its name says what is in it. */
export async function exportedMedia(media: Media[]): Promise<ExportedMedia> {
  const texts = new Map<string, string>()
  const masters = new Map<string, string>()
  const lost: string[] = []
  for (const medium of media) {
    const { key, kind } = medium
    const master = await masterOf(medium)
    if (!master) {
      lost.push(key)
      continue
    }
    const file = masterFile(master.sha256, kind)
    masters.set(`${MEDIA_FOLDER}/${file}`, master.path)
    const document = documentOf(key, medium, file)
    texts.set(pathOf(mediumKind, document), textOfDocument(document))
  }
  return { texts, masters, lost }
}
