import { randomUUID } from 'node:crypto'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import {
  activateBatch,
  createBatch,
  credit,
  registerCause,
  SOURCES,
  voidBatch,
  type BatchPlan,
  type BatchState,
  type CodeBatch,
  type LedgerEntry,
  type ParticipatingProduct,
} from '#points'
import { sealCode } from '#points/code_format'
import { codeKeys } from '#points/code_keys'

// What tests book by themselves has no row it comes from.
const test = { begins: 'test', sources: [...SOURCES] }
registerCause(test, { ...test, isReversal: true })

/** Gives a member points by one entry of the ledger. */
export function givenPoints(member: { id: number }, points: number): Promise<LedgerEntry> {
  return transaction((trx) =>
    credit(trx, {
      memberId: member.id,
      points,
      source: 'promotion',
      sourceName: 'Given by a test',
      reference: `test:${randomUUID()}`,
    })
  )
}

/** A sticker-marked product. */
export async function givenParticipatingProduct(
  given: Partial<Omit<ParticipatingProduct, 'id'>> & { isActive?: boolean } = {}
): Promise<ParticipatingProduct> {
  const product = {
    slug: given.slug ?? `termek-${randomUUID()}`,
    titleHu: given.titleHu ?? 'Beltéri falfesték 15 l',
    titleEn: given.titleEn ?? 'Indoor wall paint 15 l',
    points: given.points ?? 120,
    picture: given.picture ?? null,
  }
  const sql = `INSERT INTO participating_products
    (slug, title_hu, title_en, points, picture, is_active, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`
  const now = clock.now()
  const values = [...Object.values(product), given.isActive === false ? 0 : 1, now, now]
  const [{ id }] = await transaction((trx) => rows<{ id: number }>(trx, sql, values))
  return { id, ...product }
}

/** A batch of codes that is open for scans unless the test says otherwise. */
export async function givenBatch(
  given: Partial<BatchPlan> & { state?: BatchState } = {}
): Promise<CodeBatch> {
  const { state = 'active', ...plan } = given
  const by = { source: 'cli' } as const
  const productId = plan.productId ?? (await givenParticipatingProduct()).id
  return transaction(async (trx) => {
    const batch = await createBatch(trx, { count: 1000, ...plan, productId }, by)
    if (state === 'printed') return batch
    return state === 'active' ? activateBatch(trx, batch.id, by) : voidBatch(trx, batch.id, by)
  })
}

/** A code nobody has scanned yet: place `serial` of the batch. */
export async function givenCode(
  given: { batch?: CodeBatch; serial?: number } & Partial<BatchPlan> = {}
): Promise<string> {
  const { batch, serial = 0, ...plan } = given
  const { id, keyId } = batch ?? (await givenBatch(plan))
  const key = codeKeys().find((known) => known.id === keyId)
  if (!key) throw new Error(`The test has no code key ${keyId}`)
  return sealCode(id, serial, key)
}
