import type { StoredLink } from './fields.js'

/** Who sees an entry. */
export const AUDIENCES = ['guest', 'member', 'all'] as const

/** One entry of the menu or the footer as it is kept. */
export interface Entry {
  /** Kept for life: the icon and the merge of two editors go by it. */
  key: string
  audience: (typeof AUDIENCES)[number]
  title_hu?: string | null
  title_en?: string | null
  /** Null, or without its target, while staff have not chosen yet. */
  link?: StoredLink | null
  /** Name of the analytics event of a click; without one it is made of the key. */
  event?: string | null
  is_shown: boolean
  /** As typed in Budapest, `2026-12-01T08:00`; null has no bound. */
  from?: string | null
  until?: string | null
}

/** Kinds of records that are lists of entries. */
export type EntriesKind = 'menu' | 'footer'

/** Most entries of a menu or footer. */
export const ENTRIES_MAX = 40
/** Longest title of an entry, in characters. */
export const ENTRY_TITLE_MAX = 100

/** Entries that a shop always has: they can be hidden, renamed and moved. @source requirements L-07 and L-08 */
export const LASTING_KEYS: Record<EntriesKind, readonly string[]> = {
  menu: [
    'home',
    'profile',
    'point-collection',
    'product-categories',
    'orders',
    'promotion',
    'article-categories',
    'community',
    'faq',
    'contact',
    'counseling',
    'login',
    'register',
  ],
  footer: ['terms', 'privacy', 'cookies'],
}

/** The entries of a text of a menu or footer. */
export function entriesOf(body: object): Entry[] {
  const { entries } = body as { entries?: Entry[] }
  return entries ?? []
}
