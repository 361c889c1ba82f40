import type { HttpContext } from '@adonisjs/core/http'
import { listController } from '#app/http/list_controller'
import { listQuery } from '#app/http/list_query'
import { filtered } from '#app/http/list_search'
import { serialized } from '#app/http/serialized'
import Scan from '#points/scans/models/scan'
import { refusalsOfMember } from '#points/scans/queries/admin/refusals_of_member'
import { scansWithStickers } from '#points/scans/queries/admin/scans_with_stickers'
import MemberScanTransformer from '#points/scans/transformers/admin/member_scan_transformer'

const SCAN_LIST = { sortable: ['scanned_at'], filters: {} } as const

const Scans = listController({
  model: Scan,
  list: SCAN_LIST,
  matching: (query) => filtered(scansWithStickers(), query),
  serialize: (scans) => serialized(MemberScanTransformer.transform(scans)),
})

/** What a member scanned: what was credited, and what was refused. */
export default class MemberScansController extends Scans {
  async index(ctx: HttpContext) {
    const query = await listQuery(ctx, SCAN_LIST)
    return this.page({ ...query, ids: { member_id: [Number(ctx.params.id)] } })
  }

  async refusals({ params }: HttpContext) {
    const data = await refusalsOfMember(Number(params.id))
    return { data, total: data.length }
  }
}
