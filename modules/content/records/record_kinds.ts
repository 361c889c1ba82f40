import type { BlockValue, RecordKind, StoredBlock } from '../blocks/main.js'

export type { RecordKind, StoredBlock } from '../blocks/main.js'
export { RECORD_KINDS } from '../blocks/shared/definitions.js'

/** Kinds of which staff make any number here; the others have screens of their own. */
export const MADE_KINDS = ['page', 'article', 'faq'] as const satisfies RecordKind[]

/** A kind that staff make. */
export type MadeKind = (typeof MADE_KINDS)[number]

/** Kinds with a page of their own, or a part of one: they have a preview. */
export const SHOWN_KINDS = ['page', 'article', 'faq', 'home'] as const satisfies RecordKind[]

/** A kind that is shown by itself. */
export type ShownKind = (typeof SHOWN_KINDS)[number]

/** Whether a record of a kind can be looked at by itself. */
export const isShownAlone = (kind: RecordKind): kind is ShownKind =>
  SHOWN_KINDS.some((one) => one === kind)

/** Kinds that readers see in the order of their positions. */
export const ORDERED_KINDS: readonly RecordKind[] = ['faq']

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
