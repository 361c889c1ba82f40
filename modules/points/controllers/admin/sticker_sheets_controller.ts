import type { HttpContext } from '@adonisjs/core/http'
import type { Readable } from 'node:stream'
import vine from '@vinejs/vine'
import { integer } from '#app/validation/rules'
import { appUrl } from '#config/address'
import env from '#start/env'
import { OwnAddress, UnknownBatch } from '#points/exceptions'
import { codeBatch } from '#points/queries/code_batch'
import { isOwnComputer } from '#points/stickers/sticker'
import { stickers } from '#points/stickers/stickers'

/** Stickers of one download: ten sheets; a whole roll is a job for the command line. */
const STICKERS_MAX = 240
const SERIALS_MAX = 1_048_576

const rangeValidator = vine.create({
  from: integer([1, SERIALS_MAX]).optional(),
})

/** A printable sheet of a roll's stickers, for trying things out and for reprints. */
export default class StickerSheetsController {
  async show({ params, request, response }: HttpContext) {
    const given = await rangeValidator.validate(request.qs())
    const batch = await codeBatch(Number(params.id))
    if (!batch) throw new UnknownBatch()
    if (isOwnComputer(appUrl) && !env.get('DEMO')) throw new OwnAddress()
    const from = Math.min(given.from ?? 1, batch.count) - 1
    const to = Math.min(from + STICKERS_MAX, batch.count)
    const range = { from, to, shopAddress: appUrl }
    const sheet = await stickers(batch, range, { format: 'pdf', onCode() {} })
    const name = `stickers-${batch.id}-${from + 1}-${to}.pdf`
    response.header('content-type', 'application/pdf')
    response.header('content-disposition', `attachment; filename="${name}"`)
    response.header('cache-control', 'private, no-store')
    return response.stream(sheet as Readable)
  }
}
