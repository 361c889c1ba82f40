import type { Transaction } from '#app/transaction'
import { readSheet, type Sheet, type SheetDraw } from '../../draw/sheet.js'
import DrawFile from '../models/draw_file.js'
import { keptBytes } from './kept_bytes.js'

/** The newest sheet of a promotion. */
export interface PublishedSheet extends Sheet {
  hash: string
  /** How many sheets there were. */
  number: number
}

/** The newest sheet, read from the bytes that were published; undefined before the first. */
export async function publishedSheet(
  trx: Transaction | undefined,
  promotionId: number
): Promise<PublishedSheet | undefined> {
  const sheets = await DrawFile.query(trx)
    .where({ promotionId })
    .whereLike('name', 'sheet%')
    .orderBy('id')
  const newest = sheets.at(-1)
  if (!newest) return undefined
  const sheet = readSheet(newest.name, await keptBytes(newest.hash))
  return { ...sheet, hash: newest.hash, number: sheets.length }
}

/** The facts of a draw as they were published. */
export function drawOnSheet(sheet: Sheet, key: string): SheetDraw {
  const found = sheet.draws.find(({ draw }) => draw === key)
  if (!found) throw new Error(`${key} of ${sheet.campaign} is on no sheet`)
  return found
}
