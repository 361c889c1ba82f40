import { RECORD_TEXTS } from '@blocks/record_texts'
import { fieldsIn } from './block_types'
import type { Field } from './field'

/** Kinds of records this desk writes; surveys and questionnaires have screens of their own. */
export const KINDS = ['page', 'article', 'faq', 'home', 'menu', 'footer'] as const
export type Kind = (typeof KINDS)[number]

/** Kinds of which staff make any number. */
export const MADE_KINDS: readonly Kind[] = ['page', 'article', 'faq']
/** Kinds of the list of contents; menu and footer have a page of their own. */
export const LISTED_KINDS: readonly Kind[] = [...MADE_KINDS, 'home']
/** Kinds of which a shop has one, which is always live. */
export const SINGLE_KINDS: readonly Kind[] = ['home', 'menu', 'footer']
/** Kinds with an address of their own. */
export const KINDS_WITH_SLUG: readonly Kind[] = ['page', 'article']
/** Kinds that can be looked at by themselves. */
export const SHOWN_KINDS: readonly Kind[] = ['page', 'article', 'faq', 'home']
/** Kinds made of blocks. */
export const KINDS_OF_BLOCKS: readonly Kind[] = ['page', 'article']

/** Longest texts, as the server checks them. */
const TITLE_MAX = 200
const LEAD_MAX = 1000
const RELATED_MAX = 12

const title: Field = { name: 'title', kind: 'plain', both: true, must: true, max: TITLE_MAX }
const description: Field = {
  name: 'description',
  kind: 'plain',
  both: true,
  lines: true,
  max: LEAD_MAX,
}

/** What each kind of record says beside its blocks. */
export const RECORD_FIELDS: Record<Kind, readonly Field[]> = {
  page: [
    title,
    description,
    { name: 'hide_title', kind: 'flag' },
    { name: 'not_contained', kind: 'flag' },
  ],
  article: [
    title,
    { name: 'lead', kind: 'plain', both: true, lines: true, max: LEAD_MAX },
    description,
    { name: 'thumbnail', kind: 'media', of: 'picture' },
    { name: 'related', kind: 'refs', of: 'article', max: RELATED_MAX },
  ],
  faq: fieldsIn(RECORD_TEXTS.faq),
  home: fieldsIn(RECORD_TEXTS.home),
  // Their entries have a form of their own.
  menu: [],
  footer: [],
}
