import i18nManager from '@adonisjs/i18n/services/main'
import type CodeBatch from '../code_batches/models/code_batch.js'
import { voidRanges } from '../code_batches/queries/void_ranges.js'
import { findParticipatingProduct } from '../participating/queries/participating_products.js'
import { titleIn } from '#app/in_language'
import type { LabelName } from './label_formats.js'
import { stickersOf, type StickerRange } from './sticker.js'

/** What stickers are printed in: the language of the shop's members. */
const PRINT_LOCALE = 'hu'

/** How the stickers are written, and who hears how many are done. */
export interface StickerOutput {
  format: 'csv' | 'pdf'
  /** Which sheet of labels a PDF is for. */
  label: LabelName
  onCode: (done: number) => void
}

/** The stickers of a batch that earn or may earn, as a stream of CSV or of a printable sheet. */
export async function stickers(
  batch: CodeBatch,
  range: StickerRange,
  { format, label, onCode }: StickerOutput
): Promise<NodeJS.ReadableStream> {
  const whole = { first: range.from, last: range.to - 1 }
  const printed = stickersOf(batch, range, await voidRanges(batch.id, whole))
  if (format === 'csv') {
    const { stickerList } = await import('./sticker_list.js')
    return stickerList(printed, onCode)
  }
  const { stickerSheet } = await import('./sticker_sheet.js')
  const words = await wordsOf(batch, range)
  return stickerSheet(printed, { label, words, onSticker: onCode })
}

async function wordsOf(batch: CodeBatch, { shopAddress }: StickerRange) {
  const product = await findParticipatingProduct(batch.productId)
  if (!product) throw new Error(`Batch ${batch.id} has no product ${batch.productId}`)
  const points = batch.points ?? product.worth
  return {
    title: titleIn(product, PRINT_LOCALE),
    worth: i18nManager.locale(PRINT_LOCALE).t('stickers.worth', { points }),
    hint: new URL(shopAddress).host,
    batch: batch.id,
  }
}
