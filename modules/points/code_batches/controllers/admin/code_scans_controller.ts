import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit } from '#app/audit/audit'
import { asPrivateFile, CSV } from '#app/files/private_file'
import { listController } from '#app/http/list_controller'
import { filtered } from '#app/http/list_search'
import { serialized } from '#app/http/serialized'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import CodeScanTransformer from '#points/code_batches/transformers/admin/code_scan_transformer'
import { codeBatch } from '#points/code_batches/queries/code_batch'
import {
  rangeOf,
  serialRangeValidator,
} from '#points/code_batches/validators/serial_range_validator'
import Scan from '#points/scans/models/scan'
import { scansWithStickers } from '#points/scans/queries/admin/scans_with_stickers'
import { scanList } from '#points/stickers/scan_list'

const Scans = listController({
  model: Scan,
  list: {
    sortable: ['serial', 'scanned_at', 'member_id'],
    // `from` and `to` count from 1.
    filters: { batch_id: 'ids', from: 'ids', to: 'ids', member_id: 'ids' },
  },
  matching: ({ ids: { from, to, ...ids }, texts }) => {
    const scans = filtered(scansWithStickers(), { ids, texts })
    if (from) scans.where('serial', '>=', from[0] - 1)
    if (to) scans.where('serial', '<=', to[0] - 1)
    return scans
  },
  serialize: (scans) => serialized(CodeScanTransformer.transform(scans)),
})

/** Credited scans by their stickers: whom it concerns that a part of a code batch is void. */
export default class CodeScansController extends Scans {
  /** The scans of a part of a code batch as a file. */
  async download(ctx: HttpContext) {
    const { params, request, response } = ctx
    const range = await serialRangeValidator.validate(request.qs())
    const batch = await codeBatch(Number(params.id))
    const subject = { type: 'code_batch', id: batch.id }
    const entry = { by: actorOf(ctx), subject, detail: `${range.from}-${range.to}` }
    await transaction((trx) => recordAudit(trx, { ...entry, action: 'codes.scans_exported' }))
    const name = `scans-${batch.id}-${range.from}-${range.to}.csv`
    asPrivateFile(response, { name, type: CSV })
    return response.stream(scanList(batch.id, rangeOf(range)))
  }
}
