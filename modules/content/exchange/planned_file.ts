import type { ExchangeDocument, ExchangeKind, HeldText, ReadText } from './exchange_kind.js'
import type { FileProblem } from './problems.js'

/** What to do with a text that both installations changed. */
export const CONFLICT_ANSWERS = ['stop', 'keep', 'take', 'copy'] as const
export type ConflictAnswer = (typeof CONFLICT_ANSWERS)[number]

/** What becomes of a file. */
export type FileState =
  /** Nothing here has its key. */
  | 'new'
  /** It says what stands here. */
  | 'same'
  /** Only the other installation changed it since the last import: it is taken. */
  | 'changed'
  /** Only this one changed it: it stays. */
  | 'changed here'
  /** Both did. */
  | 'conflict'
  /** Both did, and the file waits for nobody: as the operator said. A medium is always kept. */
  | 'kept'
  | 'taken'
  | 'copied'
  /** It was archived here, and stays so. */
  | 'archived'
  /** Members see it: it is changed only where it is published too. */
  | 'waiting'
  | 'refused'

/** States whose files are written. */
export const WRITTEN: ReadonlySet<FileState> = new Set(['new', 'changed', 'taken', 'copied'])

/** A file of an import, and what becomes of it. */
export interface PlannedFile {
  path: string
  state: FileState
  problems: FileProblem[]
}

/** A file that could be read. */
export interface ReadableFile {
  path: string
  kind: ExchangeKind
  document: ExchangeDocument
  text: ReadText
  held: HeldText | null
}

/** Hashes of a text: in the file, here, and where both last agreed. */
interface Hashes {
  theirs: string
  ours: string | null
  agreed: string | null
}

/** What becomes of a file by what has changed since both installations last agreed. */
export function stateOfHashes({ theirs, ours, agreed }: Hashes): FileState {
  if (ours === null) return 'new'
  if (ours === theirs) return 'same'
  if (agreed === null) return 'conflict'
  if (ours === agreed) return 'changed'
  return theirs === agreed ? 'changed here' : 'conflict'
}

/** The state of a conflict after the operator's word. */
export const STATE_OF_ANSWER: Record<ConflictAnswer, FileState> = {
  stop: 'conflict',
  keep: 'kept',
  take: 'taken',
  copy: 'copied',
}
