import type { HttpContext } from '@adonisjs/core/http'
import type { Readable } from 'node:stream'
import { recordAudit } from '#app/audit/audit'
import { transaction } from '#app/transaction'
import { appUrl } from '#config/address'
import env from '#start/env'
import { actorOf } from '#points/actor_of'
import { OwnAddress, RangeOutsideBatch, UnknownBatch } from '#points/exceptions'
import { codeBatch, type CodeBatch } from '#points/queries/code_batch'
import { isOwnComputer } from '#points/stickers/sticker'
import { stickers, type StickerOutput } from '#points/stickers/stickers'
import {
  openRangeValidator,
  stickerSheetValidator,
} from '#points/validators/serial_range_validator'

/** Stickers of one PDF: twenty sheets of the smallest labels; a whole roll goes to a print house. */
const STICKERS_MAX = 1300

type Range = { from: number; to: number }
type Output = Pick<StickerOutput, 'format' | 'label'>

/** What is printed of a roll: sheets of labels, and the list for the print house. */
export default class StickerSheetsController {
  /** A printable sheet, for trying things out and for reprints. */
  async show(ctx: HttpContext) {
    const { label, ...wanted } = await stickerSheetValidator.validate(ctx.request.qs())
    const { batch, range } = await printable(ctx, wanted, STICKERS_MAX)
    return send(ctx, batch, { ...range, format: 'pdf', label: label ?? '70x37' })
  }

  /** Every code of a roll as CSV. The file is worth as much as its points. */
  async list(ctx: HttpContext) {
    const wanted = await openRangeValidator.validate(ctx.request.qs())
    const { batch, range } = await printable(ctx, wanted, Number.POSITIVE_INFINITY)
    return send(ctx, batch, { ...range, format: 'csv', label: '70x37' })
  }
}

/** The roll and the stickers that are meant; refuses what would be waste. */
async function printable({ params }: HttpContext, wanted: Partial<Range>, max: number) {
  const batch = await codeBatch(Number(params.id))
  if (!batch) throw new UnknownBatch()
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
  const type = format === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8'
  ctx.response.header('content-type', type)
  ctx.response.header('content-disposition', `attachment; filename="${name}"`)
  ctx.response.header('cache-control', 'private, no-store')
  return ctx.response.stream(sheet as Readable)
}
