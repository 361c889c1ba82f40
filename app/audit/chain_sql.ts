import { createHash } from 'node:crypto'
import type { SqlRunner } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'

/** Rows that carry a hash over themselves and the row before; each chain is a table of its own. */
export type Chain = 'audit' | 'closes'

/** What a chain has come to: how many rows, and the hash of the last one. */
export interface ChainHead {
  links: number
  hash: string
}

const TAKE = 'UPDATE chain_heads SET links = links WHERE name = ? RETURNING hash'
const MOVE = 'UPDATE chain_heads SET links = links + 1, hash = ? WHERE name = ?'
const HEAD = 'SELECT links, hash FROM chain_heads WHERE name = ?'

/** The hash of a row that comes after another. */
export function linkHash(before: string, values: (string | number | null)[]): string {
  return createHash('sha256')
    .update(JSON.stringify([before, ...values]))
    .digest('hex')
}

/**
 * Holds the end of a chain: until the transaction ends nobody else appends, so that no two rows come
 * after the same one.
 *
 * @returns the hash of the row it comes after
 */
export async function takeLink(trx: Transaction, chain: Chain): Promise<string> {
  const [{ hash }] = await rows<{ hash: string }>(trx, TAKE, [chain])
  return hash
}

/** Counts the row that was written, and names it the end of its chain. */
export async function closeLink(trx: Transaction, chain: Chain, hash: string): Promise<void> {
  await rows(trx, MOVE, [hash, chain])
}

/** What a chain has come to, as it is written beside it. */
export async function headOf(runner: SqlRunner, chain: Chain): Promise<ChainHead> {
  const [head] = await runner.rows<ChainHead>(HEAD, [chain])
  return head ?? { links: 0, hash: '' }
}
