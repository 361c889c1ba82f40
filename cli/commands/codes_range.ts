import { Command } from 'commander'
import type { CodeBatch, SerialRange } from '#points'
import { wholeNumber } from '../arguments.js'
import { BadUsage } from '../failures.js'

const BATCH_MAX = 32_767
const COUNT_MAX = 1_048_576

/** Options that name a batch and stickers of it, counted from 1. */
export interface RangeOptions {
  batch: number
  from?: number
  to?: number
}

/** A command about a batch or a part of it. */
export function rangeCommand(name: string): Command {
  return new Command(name)
    .requiredOption('--batch <number>', 'the batch', wholeNumber(1, BATCH_MAX))
    .option('--from <number>', 'first sticker, counted from 1', wholeNumber(1, COUNT_MAX))
    .option('--to <number>', 'last sticker', wholeNumber(1, COUNT_MAX))
}

/**
 * The batch that is meant.
 *
 * @throws unknown_batch
 */
export async function batchOf({ batch: id }: RangeOptions): Promise<CodeBatch> {
  const { codeBatch } = await import('#points')
  return codeBatch(id)
}

/**
 * The stickers that are meant, counted from 0; without ends the whole batch.
 *
 * @throws BadUsage where the batch has no such stickers
 */
export function rangeOf({ from = 1, to }: RangeOptions, { count }: CodeBatch): SerialRange {
  const last = to ?? count
  if (to && from > to) {
    throw new BadUsage(`The first sticker, --from ${from}, lies behind the last one, --to ${to}`)
  }
  if (from <= last && last <= count) return { first: from - 1, last: last - 1 }
  throw new BadUsage(`The batch has the stickers 1 to ${count}`)
}
