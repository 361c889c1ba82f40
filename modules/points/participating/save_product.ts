import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { isUniqueViolation } from '#app/database/unique_violation'
import { rows } from '#app/database/statement'
import { slugOf } from '#app/slug_of'
import type { Transaction } from '#app/transaction'
import { PointsByRule, ProductNotThere, ProductSlugTaken } from './exceptions.js'
import { FIND, INSERT, SET_POINTS, UPDATE } from './product_sql.js'

/** A sticker-marked product as staff fill it in. */
export interface ParticipatingFields {
  title_hu: string
  title_en: string
  /** Empty: made from the Hungarian title when it is new, else what it was. */
  slug?: string | null
  /** What one scan brings. */
  points: number
  /** Name of a stored picture. */
  picture?: string | null
  /** Empty: the last one when it is new, else where it was. */
  position?: number | null
  /** False: ended. Members read of it no more; its stickers bring what they brought. */
  is_active?: boolean
}

/**
 * Writes a new sticker-marked product.
 *
 * @throws unique on `slug`
 */
export async function addParticipatingProduct(
  trx: Transaction,
  fields: ParticipatingFields,
  by: Actor
): Promise<number> {
  const { title_hu, title_en, points, picture, position, is_active } = fields
  const slug = fields.slug || nameOf(title_hu)
  const isActive = is_active === false ? 0 : 1
  const now = clock.now()
  const values = [slug, title_hu, title_en, points, picture || null, isActive, position ?? null]
  const [added] = await rows<{ id: number }>(trx, INSERT, [...values, now, now])
  if (!added) throw new ProductSlugTaken()
  await audit(trx, { by, id: added.id, action: 'added', detail: String(points) })
  return added.id
}

/**
 * Writes the fields of a sticker-marked product. Its points change here only while no sticker of it was
 * made; from then on by point rules, which are for administrators.
 *
 * @throws not_found, unique on `slug`, points_by_rule
 */
export async function changeParticipatingProduct(
  trx: Transaction,
  id: number,
  { by, ...fields }: ParticipatingFields & { by: Actor }
): Promise<void> {
  const now = clock.now()
  const [stored] = await rows<Stored>(trx, FIND, [now, id])
  if (!stored) throw new ProductNotThere()
  const { title_hu, title_en, points, picture, position } = fields
  // Nothing is written yet where this refuses: an import goes on with the next line.
  if (points !== stored.points) await setPoints(trx, id, points)
  const isActive = fields.is_active === false ? 0 : 1
  const slug = fields.slug || stored.slug
  const values = [slug, title_hu, title_en, picture || null, isActive, position ?? null, now, id]
  await rows(trx, UPDATE, values).catch((error) => {
    throw isUniqueViolation(error) ? new ProductSlugTaken() : error
  })
  const detail = points === stored.points ? undefined : `${stored.points} → ${points}`
  await audit(trx, { by, id, action: deedOf(stored.is_active, isActive), detail })
}

type Stored = { slug: string; points: number; is_active: 0 | 1 }

function deedOf(before: 0 | 1, after: 0 | 1) {
  if (before === after) return 'changed'
  return after ? 'resumed' : 'ended'
}

async function setPoints(trx: Transaction, id: number, points: number) {
  const changed = await rows(trx, SET_POINTS, [points, id])
  if (!changed.length) throw new PointsByRule()
}

/** On the command line a name of digits alone would be taken for an id. */
function nameOf(title: string): string {
  const slug = slugOf(title, 'termek')
  return /^\d+$/.test(slug) ? `termek-${slug}`.slice(0, 100) : slug
}

type Deed = {
  by: Actor
  id: number
  action: 'added' | 'changed' | 'ended' | 'resumed'
  detail?: string
}

function audit(trx: Transaction, { by, id, action, detail }: Deed) {
  const subject = { type: 'participating_product', id }
  return recordAudit(trx, { by, action: `participating_product.${action}`, subject, detail })
}
