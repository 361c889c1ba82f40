import { randomUUID } from 'node:crypto'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import {
  activateBatch,
  createBatch,
  credit,
  registerCause,
  voidBatch,
  type CodeBatch,
} from '#points'
import type { BatchPlan } from '#points/code_batches/actions/create_batch'
import { sealCode } from '#points/code_batches/code_format'
import { codeKeys } from '#points/code_batches/code_keys'
import type { BatchState } from '#points/code_batches/queries/code_batch'
import { SOURCES } from '#app/rules/point_sources'
import type { LedgerEntry } from '#points/ledger/queries/ledger_entry'
import ParticipatingProduct from '#points/participating/models/participating_product'

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
export function givenParticipatingProduct(
  given: Partial<ModelAttributes<ParticipatingProduct>> = {}
): Promise<ParticipatingProduct> {
  const now = clock.now()
  const product = {
    slug: `termek-${randomUUID()}`,
    titleHu: 'Beltéri falfesték 15 l',
    titleEn: 'Indoor wall paint 15 l',
    points: 120,
    picture: null,
    isActive: true,
    createdAt: now,
    updatedAt: now,
    ...given,
  }
  return transaction(({ client }) => ParticipatingProduct.create(product, { client }))
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
    if (state === 'active') return activateBatch(trx, batch.id, by)
    return voidBatch(trx, batch.id, { reason: 'Próba', by })
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
