import db from '@adonisjs/lucid/services/db'
import type { Transaction } from '#app/transaction'
import { UnknownBatch } from '#points/code_batches/exceptions'
import { titleIn } from '#app/in_language'
import { USED_OF_BATCH } from '../batch_figures_sql.js'
import CodeBatch from '../models/code_batch.js'

/** Printed and not released yet, open for scans, or void. */
export type BatchState = 'printed' | 'active' | 'void'

/**
 * The batch with this id, held until the transaction ends: two changes of it wait for each other, scans do not.
 *
 * @throws unknown_batch
 */
export async function heldBatch({ client }: Transaction, id: number): Promise<CodeBatch> {
  const batch = await CodeBatch.query({ client }).where({ id }).forUpdate().first()
  if (!batch) throw new UnknownBatch()
  return batch
}

/**
 * The batch with this id.
 *
 * @throws unknown_batch
 */
export async function codeBatch(id: number): Promise<CodeBatch> {
  const batch = await CodeBatch.find(id)
  if (!batch) throw new UnknownBatch(`There is no batch ${id}`)
  return batch
}

/** A batch as a list of the command line shows it. */
export interface ListedBatch extends Pick<CodeBatch, 'id' | 'state' | 'count'> {
  /** Codes that were scanned at least once. */
  scanned: number
  title: string
}

/** Every batch, newest first. */
export async function codeBatches(): Promise<ListedBatch[]> {
  const batches = await CodeBatch.query()
    .select('*', db.raw(`${USED_OF_BATCH} as used`))
    .preload('product')
    .orderBy('id', 'desc')
  return batches.map(({ id, state, count, product, $extras }) => {
    return { id, state, count, title: titleIn(product, 'hu'), scanned: Number($extras.used) }
  })
}
