import { recordAudit } from '#app/audit/audit'
import { transaction, type Transaction } from '#app/transaction'
import { exportedMedia, mediaByKeys, mediaOf } from '../exported_media.js'
import { textOfDocument } from '../files/document_text.js'
import { MANIFEST, manifestOf } from '../files/manifest.js'
import { EXCHANGE_KINDS, pathOf } from '../kinds.js'
import { mediumKind } from '../kinds/medium_kind.js'
import { namesOf } from '../names.js'

/** What an export writes. */
export interface ExportedContent {
  /** Texts of the files by their paths. */
  files: Map<string, string>
  /** Files that are copied: where they lie, by their paths. */
  copies: Map<string, string>
  /** How many texts of each kind. */
  counts: Record<string, number>
  /** Keys of media that texts show and whose files are lost. */
  lost: string[]
}

interface Wanted {
  onlyLive: boolean
}

/**
 * All content of the shop as files, but for what is archived; the audit log hears of it unless it is only looked at. Files
 * hold the drafts that staff work on, or what readers see, and the media that these show.
 */
export async function exportContent({
  onlyLive,
  dryRun,
}: Wanted & { dryRun: boolean }): Promise<ExportedContent> {
  const { files, counts, media } = await transaction((trx) => textsNow(trx, { onlyLive }))
  // To read all pictures takes a while; nobody waits for this.
  const { texts, masters: copies, lost } = await exportedMedia(media)
  for (const [path, text] of texts) files.set(path, text)
  if (texts.size) counts[mediumKind.kind] = texts.size
  const detail = `${files.size} files`
  files.set(MANIFEST, textOfDocument(manifestOf([...files.keys(), ...copies.keys()])))
  if (!dryRun) {
    const subject = { type: 'shop', id: 0 }
    const by = { source: 'cli' } as const
    await transaction((trx) =>
      recordAudit(trx, { by, action: 'content.exported', subject, detail })
    )
  }
  return { files, copies, counts, lost }
}

/** The texts of one instant, and the media that they show. */
async function textsNow(trx: Transaction, { onlyLive }: Wanted) {
  const names = await namesOf(trx)
  const files = new Map<string, string>()
  const counts: Record<string, number> = {}
  const shown = new Set<string>()
  for (const kind of EXCHANGE_KINDS.filter((one) => one !== mediumKind)) {
    for (const { document, live, isArchived } of await kind.held(trx, names)) {
      const wanted = onlyLive ? live : document
      if (!wanted || isArchived) continue
      files.set(pathOf(kind, wanted), textOfDocument(wanted))
      counts[kind.kind] = (counts[kind.kind] ?? 0) + 1
      for (const key of mediaOf(wanted)) shown.add(key)
    }
  }
  return { files, counts, media: await mediaByKeys(trx, shown) }
}
