import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { areStickers } from '#points/stickers_sql'
import type { Transaction } from '#app/transaction'

/** Printed and not released yet, open for scans, or withdrawn. */
export type BatchState = 'printed' | 'active' | 'void'

/** A set of codes made together; its id is the batch number inside each of them. */
export interface CodeBatch {
  id: number
  /** The operator's own name of the batch; the same name never makes a second one. */
  reference: string | null
  keyId: string
  productId: number
  /** How many codes it has. */
  count: number
  /** Points a scan brings; null: what the product brings at the time. */
  points: number | null
  /** How many members may redeem one code. */
  maxScans: number
  /** Milliseconds UTC. */
  validFrom: number | null
  /** Milliseconds UTC; from here on the codes are expired. */
  validTo: number | null
  state: BatchState
  actorId: number | null
  createdAt: number
  activatedAt: number | null
  voidedAt: number | null
}

/** The columns of a batch as `CodeBatch` names them. */
export const BATCH_COLUMNS = `id, reference, key_id AS "keyId", product_id AS "productId", count,
  points, max_scans AS "maxScans", valid_from AS "validFrom", valid_to AS "validTo", state,
  actor_id AS "actorId", created_at AS "createdAt", activated_at AS "activatedAt",
  voided_at AS "voidedAt"`

/** The batch with this id, inside a transaction. */
export async function findBatch(trx: Transaction, id: number): Promise<CodeBatch | undefined> {
  const sql = `SELECT ${BATCH_COLUMNS} FROM code_batches WHERE id = ?`
  const [batch] = await rows<CodeBatch>(trx, sql, [id])
  return batch
}

/** The batch with this id. */
export async function codeBatch(id: number): Promise<CodeBatch | undefined> {
  const sql = `SELECT ${BATCH_COLUMNS} FROM code_batches WHERE id = ?`
  const [batch] = await shopReader().rows<CodeBatch>(sql, [id])
  return batch
}

/** A batch as a list shows it. */
export interface ListedBatch {
  id: number
  state: BatchState
  count: number
  /** Codes that were scanned at least once. */
  scanned: number
  title: string
}

/** Every batch, newest first. */
export function codeBatches(): Promise<ListedBatch[]> {
  return shopReader().rows<ListedBatch>(
    `SELECT b.id, b.state, b.count, COALESCE(NULLIF(p.title_hu, ''), p.title_en) AS title,
        (SELECT COUNT(*) FROM codes c WHERE ${areStickers('c', { batch: 'b.id' })}) AS scanned
      FROM code_batches b JOIN participating_products p ON p.id = b.product_id ORDER BY b.id DESC`
  )
}
