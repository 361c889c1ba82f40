import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { transaction } from '#app/transaction'
import { line } from '#app/validation/rules'
import { reverseScan } from '#points/scans/actions/reverse_scan'

const REASON_MAX = 500

const reversalValidator = vine.create({ reason: line(REASON_MAX).minLength(3) })

/** Takes a scan back with its bonuses; a repeated request is refused and takes nothing more. */
export default class ScanReversalsController {
  async store({ auth, params, request, response }: HttpContext) {
    const { reason } = await reversalValidator.validate(request.body())
    const by = { source: 'admin', staffId: auth.use('staff').user!.id } as const
    const entryId = Number(params.id)
    const { points, balanceAfter } = await transaction((trx) =>
      reverseScan(trx, { entryId, reason, by })
    )
    return response.created({ data: { id: entryId, points, balance_after: balanceAfter } })
  }
}
