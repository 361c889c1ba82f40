import i18nManager from '@adonisjs/i18n/services/main'
import type { CodeBatch } from '#points/queries/code_batch'
import { findParticipatingProduct } from '#points/queries/participating_products'
import { titleIn } from '#points/title_in'
import { stickersOf, type StickerRange } from './sticker.js'

/** What stickers are printed in: the language of the shop's members. */
const PRINT_LOCALE = 'hu'

/** How the stickers are written, and who hears how many are done. */
export interface StickerOutput {
  format: 'csv' | 'pdf'
  onCode: (done: number) => void
}

/** The stickers of a batch as a stream of CSV or of a printable sheet. */
export async function stickers(
  batch: CodeBatch,
  range: StickerRange,
  { format, onCode }: StickerOutput
): Promise<NodeJS.ReadableStream> {
  if (format === 'csv') {
    const { stickerList } = await import('./sticker_list.js')
    return stickerList(stickersOf(batch, range), onCode)
  }
  const { stickerSheet } = await import('./sticker_sheet.js')
  return stickerSheet(stickersOf(batch, range), await wordsOf(batch, range), onCode)
}

async function wordsOf(batch: CodeBatch, { shopAddress }: StickerRange) {
  const product = await findParticipatingProduct(batch.productId)
  if (!product) throw new Error(`Batch ${batch.id} has no product ${batch.productId}`)
  const points = batch.points ?? product.points
  return {
    title: titleIn(product, PRINT_LOCALE),
    worth: i18nManager.locale(PRINT_LOCALE).t('stickers.worth', { points }),
    hint: new URL(shopAddress).host,
  }
}
