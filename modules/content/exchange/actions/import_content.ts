import { randomUUID } from 'node:crypto'
import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import type { OnProgress } from '#app/progress'
import { transaction, type Transaction } from '#app/transaction'
import type { ExchangeDocument, WrittenText } from '../exchange_kind.js'
import { hashOfDocument } from '../files/document_text.js'
import ContentImport from '../models/content_import.js'
import {
  STATE_OF_ANSWER,
  stateOfHashes,
  WRITTEN,
  type ConflictAnswer,
  type FileState,
  type PlannedFile,
  type ReadableFile,
} from '../planned_file.js'
import { problemsOf } from '../problems.js'
import { readFiles } from '../read_files.js'
import type { BroughtMedia } from './bring_media.js'

/** How an import goes. */
export interface ImportOptions {
  /** Readers see the texts from now on; else they are drafts. */
  publishes: boolean
  onConflict: ConflictAnswer
  /** Everything is done, and taken back. */
  dryRun: boolean
  /** Files of media that lie ready. */
  media: BroughtMedia
  /** Called before each file, those of media first; what it throws leaves nothing behind. */
  beforeFile?: OnProgress
}

/** What became of the files. */
export interface ImportedContent {
  files: PlannedFile[]
  /** False where nothing was left behind: a dry run, a refused file, a conflict. */
  isWritten: boolean
}

/** Thrown to take back what a dry run did, or a run that must not be left half done. */
class TakenBack extends Error {
  constructor(readonly files: PlannedFile[]) {
    super('Taken back')
  }
}

const BY: Actor = { source: 'cli' }

/** Brings the files of an export in, all of them or none. */
export async function importContent(
  texts: ReadonlyMap<string, string>,
  options: ImportOptions
): Promise<ImportedContent> {
  try {
    return await transaction(async (trx) => {
      const { readable, refused } = await readFiles(trx, texts, options)
      const planned: PlannedFile[] = []
      const settles: NonNullable<WrittenText['settle']>[] = []
      for (const [at, file] of readable.entries()) {
        options.beforeFile?.(at + 1, readable.length)
        const state = await stateOf(trx, file, options)
        planned.push({ path: file.path, state, problems: [] })
        if (refused.length || state === 'conflict') continue
        try {
          const { settle } = (await writeFile(trx, file, { ...options, state })) ?? {}
          if (settle) settles.push(settle)
        } catch (error) {
          const problems = problemsOf(error)
          if (!problems) throw error
          planned.pop()
          throw new TakenBack([...planned, { path: file.path, state: 'refused', problems }])
        }
      }
      for (const settle of settles) await settle()
      const files = [...planned, ...refused]
      const isHeldBack = files.some(({ state }) => state === 'refused' || state === 'conflict')
      if (options.dryRun || isHeldBack) throw new TakenBack(files)
      const subject = { type: 'shop', id: 0 }
      const detail = `${files.length} files`
      await recordAudit(trx, { by: BY, action: 'content.imported', subject, detail })
      return { files, isWritten: true }
    })
  } catch (error) {
    if (error instanceof TakenBack) return { files: error.files, isWritten: false }
    throw error
  }
}

async function stateOf(
  trx: Transaction,
  file: ReadableFile,
  { onConflict, publishes }: ImportOptions
): Promise<FileState> {
  const { held, kind } = file
  const { key } = file.document
  if (kind.staysAsItIs && held) return saysSame(file.text.document, held.document) ? 'same' : 'kept'
  const before = await ContentImport.find(key, { client: trx.client })
  const state = stateOfHashes({
    theirs: hashOfDocument(file.text.document),
    ours: held && hashOfDocument({ ...held.document, key }),
    agreed: before?.hash ?? null,
  })
  if (!held || state === 'same' || state === 'changed here') return state
  if (held.isArchived) return 'archived'
  const answer = state === 'conflict' ? STATE_OF_ANSWER[onConflict] : state
  // The shop has one menu; a second one would be seen by nobody.
  if (answer === 'copied') return kind.folder === null ? 'conflict' : answer
  const isSeen = kind.isDirect && held.isShown && !publishes
  return isSeen && WRITTEN.has(answer) ? 'waiting' : answer
}

/** Whether a file says of a thing what this installation knows of it. */
function saysSame(theirs: ExchangeDocument, ours: ExchangeDocument): boolean {
  return Object.entries(ours).every(([name, value]) => theirs[name] === value)
}

async function writeFile(
  trx: Transaction,
  { kind, document, text, held }: ReadableFile,
  { state, publishes }: ImportOptions & { state: FileState }
): Promise<WrittenText | undefined> {
  const isAgreed = state !== 'waiting' && state !== 'archived' && !kind.staysAsItIs
  if (isAgreed) await agreeOn(trx, document.key, text.document)
  const isCopy = state === 'copied'
  const isOther = held !== null && held.document.key !== document.key
  const isOwed = state === 'same' && (isOther || (publishes && !held?.isShown))
  if (!WRITTEN.has(state) && !isOwed) return undefined
  const id = isCopy ? null : (held?.id ?? null)
  const key = isCopy ? randomUUID() : document.key
  const written = await text.write(trx, { id, key, isCopy, publishes, by: BY })
  const { subject: type, created, changed } = kind.audited
  const subject = { type, id: written.id }
  const action = id === null ? created : changed
  await recordAudit(trx, { by: BY, action, subject, detail: 'import' })
  if (publishes && type === 'content') {
    await recordAudit(trx, { by: BY, action: 'content.published', subject, detail: 'import' })
  }
  return written
}

/** From now on both installations know this text; what differs from it has been changed. */
async function agreeOn(trx: Transaction, key: string, document: ExchangeDocument): Promise<void> {
  const { client } = trx
  const agreed = { hash: hashOfDocument(document), importedAt: clock.now() }
  await ContentImport.updateOrCreate({ key }, agreed, { client })
}
