import { recordAudit } from '#app/audit/audit'
import { transaction } from '#app/transaction'
import { textOfDocument } from '../files/document_text.js'
import { MANIFEST, manifestOf } from '../files/manifest.js'
import { EXCHANGE_KINDS, pathOf } from '../kinds.js'
import { namesOf } from '../names.js'

/** What an export writes. */
export interface ExportedContent {
  /** Texts of the files by their paths. */
  files: Map<string, string>
  /** How many texts of each kind. */
  counts: Record<string, number>
}

/**
 * All content of the shop as files, but for what is archived; the audit log hears of it unless it is only looked at. Files
 * hold the drafts that staff work on, or what readers see.
 */
export function exportContent({
  onlyLive,
  dryRun,
}: {
  onlyLive: boolean
  dryRun: boolean
}): Promise<ExportedContent> {
  return transaction(async (trx) => {
    const names = await namesOf(trx)
    const files = new Map<string, string>()
    const counts: Record<string, number> = {}
    for (const kind of EXCHANGE_KINDS) {
      for (const { document, live, isArchived } of await kind.held(trx, names)) {
        const wanted = onlyLive ? live : document
        if (!wanted || isArchived) continue
        files.set(pathOf(kind, wanted), textOfDocument(wanted))
        counts[kind.kind] = (counts[kind.kind] ?? 0) + 1
      }
    }
    const detail = `${files.size} files`
    files.set(MANIFEST, textOfDocument(manifestOf([...files.keys()])))
    if (!dryRun) {
      const subject = { type: 'shop', id: 0 }
      await recordAudit(trx, { by: { source: 'cli' }, action: 'content.exported', subject, detail })
    }
    return { files, counts }
  })
}
