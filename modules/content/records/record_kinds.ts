import type { BlockValue, RecordKind, StoredBlock } from '../blocks/main.js'

export type { RecordKind, StoredBlock } from '../blocks/main.js'
export { RECORD_KINDS } from '../blocks/shared/definitions.js'

/** Kinds of which staff make any number here; the others have screens of their own. */
export const MADE_KINDS = ['page', 'article'] as const satisfies RecordKind[]

/** A kind that staff make. */
export type MadeKind = (typeof MADE_KINDS)[number]

/** Where a slug names one thing only. */
export type SlugScope = 'page' | 'article' | 'article_category'

/** The scope in which a kind has its address; the others have none of their own. */
export const SCOPES: Partial<Record<RecordKind, SlugScope>> = { page: 'page', article: 'article' }

/** The text of a record in both languages; which fields it has depends on its kind. */
export type RecordBody = Record<string, BlockValue | StoredBlock[]> & { content?: StoredBlock[] }

/** Kinds of which the shop has exactly one. */
const SINGLE: readonly RecordKind[] = ['menu', 'footer', 'home']

/** Whether the shop has exactly one record of a kind. */
export const isSingle = (kind: RecordKind): boolean => SINGLE.includes(kind)
