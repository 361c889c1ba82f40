import { clock } from '#app/clock'
import { slugOf } from '#app/slug_of'
import type { Transaction } from '#app/transaction'
import { SlugLeadsElsewhere, SlugTaken } from '#content/exceptions'
import { forgetShown } from '../forget_shown.js'
import ContentSlug from '../models/content_slug.js'
import type { SlugScope } from '../record_kinds.js'
import { isShadowed, refuseShadow } from './free_slug.js'

/** Tries for a free address before a record goes without a better one. */
const TRIES_MAX = 50

/** What an address leads to. */
export type Addressed = { recordId: number } | { categoryId: number }

interface WantedSlug {
  scope: SlugScope
  slug: string
  of: Addressed
  /** Staff confirmed that an old address of something else leads here from now on. */
  takesOver?: boolean
}

/**
 * Gives a record or a category its address; the one before stays and leads to it.
 *
 * @returns whether the address changed
 * @throws SlugIsReserved, SlugTaken, SlugLeadsElsewhere
 */
export async function changeSlug(trx: Transaction, wanted: WantedSlug): Promise<boolean> {
  const { scope, slug, of } = wanted
  const { client } = trx
  const held = await ContentSlug.query({ client }).where({ scope, slug }).forUpdate().first()
  const isOwn = held !== null && belongs(held, of)
  if (held && isOwn && held.isCurrent) return false
  refuseShadow(scope, slug)
  if (held && !isOwn && held.isCurrent) throw new SlugTaken()
  if (held && !isOwn && !wanted.takesOver) throw new SlugLeadsElsewhere()
  forgetShown(trx)
  await ContentSlug.query({ client })
    .where({ scope, ...of })
    .update({ is_current: 0 })
  const row = { recordId: null, categoryId: null, ...of, isCurrent: true, createdAt: clock.now() }
  if (held) await ContentSlug.query({ client }).where({ scope, slug }).update(columns(row))
  else await ContentSlug.create({ scope, slug, ...row }, { client })
  return true
}

/** A free address made of a title: `zsaluzas`, `zsaluzas-2`. */
export async function freeSlug(
  { client }: Transaction,
  { scope, title }: { scope: SlugScope; title: string }
): Promise<string> {
  const base = slugOf(title, 'iras')
  for (let number = 1; number < TRIES_MAX; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    const isTaken = await ContentSlug.query({ client }).where({ scope, slug }).first()
    if (!isTaken && !isShadowed(scope, slug)) return slug
  }
  return `${base}-${clock.now()}`
}

function belongs({ recordId, categoryId }: ContentSlug, of: Addressed): boolean {
  return 'recordId' in of ? recordId === of.recordId : categoryId === of.categoryId
}

function columns(row: { recordId: number | null; categoryId: number | null; createdAt: number }) {
  return {
    record_id: row.recordId,
    category_id: row.categoryId,
    is_current: 1,
    created_at: row.createdAt,
  }
}
