import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit } from '#app/audit/audit'
import { listQuery } from '#app/http/list_query'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { UnknownBatch } from '#points/exceptions'
import { CODE_SCAN_LIST, codeScansPage } from '#points/queries/admin/code_scans_page'
import { codeBatch } from '#points/queries/code_batch'
import { scanList } from '#points/stickers/scan_list'
import { rangeOf, serialRangeValidator } from '#points/validators/serial_range_validator'

/** Credited scans by their stickers: whom the withdrawal of a part of a roll concerns. */
export default class CodeScansController {
  async index(ctx: HttpContext) {
    return codeScansPage(await listQuery(ctx, CODE_SCAN_LIST))
  }

  /** The scans of a part of a roll as a file. */
  async download(ctx: HttpContext) {
    const { params, request, response } = ctx
    const range = await serialRangeValidator.validate(request.qs())
    const batch = await codeBatch(Number(params.id))
    if (!batch) throw new UnknownBatch()
    const subject = { type: 'code_batch', id: batch.id }
    const entry = { by: actorOf(ctx), subject, detail: `${range.from}-${range.to}` }
    await transaction((trx) => recordAudit(trx, { ...entry, action: 'codes.scans_exported' }))
    const name = `scans-${batch.id}-${range.from}-${range.to}.csv`
    response.header('content-type', 'text/csv; charset=utf-8')
    response.header('content-disposition', `attachment; filename="${name}"`)
    response.header('cache-control', 'private, no-store')
    return response.stream(scanList(batch.id, rangeOf(range)))
  }
}
