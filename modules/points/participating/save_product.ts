import type { Infer } from '@vinejs/vine/types'
import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { isUniqueViolation } from '#app/database/unique_violation'
import { refuseIfSavedSince } from '#app/http/saved_since'
import { slugOf } from '#app/slug_of'
import type { Transaction } from '#app/transaction'
import { PointsByRule, ProductNotThere, ProductSlugTaken } from './exceptions.js'
import ParticipatingProduct from './models/participating_product.js'
import { inUse, worthNow } from './product_sql.js'
import type { participatingProductValidator } from './validators.js'

/**
 * A sticker-marked product as staff fill it in. An empty slug is made from the Hungarian title when it is new, an empty
 * position is the last one; else both stay what they were.
 */
export type ParticipatingFields = Infer<typeof participatingProductValidator>

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
  const { client } = trx
  const slug = fields.slug || nameOf(fields.title_hu)
  const { title_hu, title_en, points, picture } = fields
  const now = clock.now()
  const values = { slug, title_hu, title_en, points, created_at: now, updated_at: now }
  const position = fields.position ?? (await lastPosition(trx)) + 1
  const shown = {
    picture: picture || null,
    position,
    is_active: fields.is_active === false ? 0 : 1,
  }
  // A name that is taken breaks nothing: an import goes on with the next line.
  const [added] = await client
    .knexQuery()
    .table('participating_products')
    .insert({ ...values, ...shown })
    .onConflict('slug')
    .ignore()
    .returning('id')
  if (!added) throw new ProductSlugTaken()
  await audit(trx, { by, id: added.id, action: 'added', detail: String(points) })
  return added.id
}

/**
 * Writes the fields of a sticker-marked product. Its points change here only while no sticker of it was
 * made; from then on by point rules, which are for administrators.
 *
 * @throws not_found, changed_meanwhile, unique on `slug`, points_by_rule
 */
export async function changeParticipatingProduct(
  trx: Transaction,
  id: number,
  { by, savedAt, ...fields }: ParticipatingFields & { by: Actor; savedAt?: number }
): Promise<void> {
  const product = await ParticipatingProduct.query({ client: trx.client })
    .select('*', worthNow(), inUse())
    .where({ id })
    .forUpdate()
    .first()
  if (!product) throw new ProductNotThere()
  refuseIfSavedSince(product, savedAt)
  const { worth, isActive: wasActive } = product
  const { points, slug, position, title_hu: titleHu, title_en: titleEn, picture } = fields
  // Nothing is written yet where this refuses: an import goes on with the next line.
  if (points !== worth && product.isInUse) throw new PointsByRule()
  if (points !== worth) product.points = points
  product.merge({ titleHu, titleEn, picture: picture || null, updatedAt: clock.now() })
  product.merge({ slug: slug || product.slug, position: position ?? product.position })
  product.isActive = fields.is_active !== false
  await product.save().catch((error) => {
    throw isUniqueViolation(error) ? new ProductSlugTaken() : error
  })
  const detail = points === worth ? undefined : `${worth} → ${points}`
  await audit(trx, { by, id, action: deedOf(wasActive, product.isActive), detail })
}

async function lastPosition({ client }: Transaction): Promise<number> {
  const last = await ParticipatingProduct.query({ client }).orderBy('position', 'desc').first()
  return last?.position ?? -1
}

function deedOf(before: boolean, after: boolean) {
  if (before === after) return 'changed'
  return after ? 'resumed' : 'ended'
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
