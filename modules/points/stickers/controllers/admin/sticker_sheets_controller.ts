import type { HttpContext } from '@adonisjs/core/http'
import type { Readable } from 'node:stream'
import { recordAudit } from '#app/audit/audit'
import { asPrivateFile, CSV, PDF } from '#app/files/private_file'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { appUrl } from '#config/address'
import type CodeBatch from '#points/code_batches/models/code_batch'
import { codeBatch } from '#points/code_batches/queries/code_batch'
import {
  openRangeValidator,
  stickerSheetValidator,
} from '#points/code_batches/validators/serial_range_validator'
import { OwnAddress } from '#points/exceptions'
import { RangeOutsideBatch } from '#points/code_batches/exceptions'
import { isOwnComputer } from '#points/stickers/sticker'
import { stickers, type StickerOutput } from '#points/stickers/stickers'
import env from '#start/env'

/** Stickers of one PDF: twenty sheets of the smallest labels; a whole code batch goes to a print house. */
const STICKERS_MAX = 1300

type Range = { from: number; to: number }
type Output = Pick<StickerOutput, 'format' | 'label'>

/** What is printed of a code batch: sheets of labels, and the list for the print house. */
export default class StickerSheetsController {
  /** A printable sheet, for trying things out and for reprints. */
  async show(ctx: HttpContext) {
    const { label, ...wanted } = await stickerSheetValidator.validate(ctx.request.qs())
    const { batch, range } = await printable(ctx, wanted, STICKERS_MAX)
    return send(ctx, batch, { ...range, format: 'pdf', label: label ?? '70x37' })
  }

  /** Every code of a code batch as CSV. The file is worth as much as its points. */
  async list(ctx: HttpContext) {
    const wanted = await openRangeValidator.validate(ctx.request.qs())
    const { batch, range } = await printable(ctx, wanted, Number.POSITIVE_INFINITY)
    return send(ctx, batch, { ...range, format: 'csv', label: '70x37' })
  }
}

/** The code batch and the stickers that are meant; refuses what would be waste. */
async function printable({ params }: HttpContext, wanted: Partial<Range>, max: number) {
  const batch = await codeBatch(Number(params.id))
  if (isOwnComputer(appUrl) && !env.get('DEMO')) throw new OwnAddress()
  const from = wanted.from ?? 1
  const to = Math.min(wanted.to ?? batch.count, from + max - 1)
  if (from > to || to > batch.count) throw new RangeOutsideBatch(batch.count)
  return { batch, range: { from, to } }
}

/** Who took codes out of the shop is written down before the first of them leaves it. */
async function send(ctx: HttpContext, batch: CodeBatch, output: Range & Output) {
  const { from, to, format, label } = output
  const subject = { type: 'code_batch', id: batch.id }
  const entry = { by: actorOf(ctx), subject, detail: `${format} ${from}-${to}` }
  await transaction((trx) => recordAudit(trx, { ...entry, action: 'codes.exported' }))
  const range = { from: from - 1, to, shopAddress: appUrl }
  const sheet = await stickers(batch, range, { format, label, onCode() {} })
  const name = `stickers-${batch.id}-${from}-${to}.${format}`
  asPrivateFile(ctx.response, { name, type: format === 'pdf' ? PDF : CSV })
  return ctx.response.stream(sheet as Readable)
}
