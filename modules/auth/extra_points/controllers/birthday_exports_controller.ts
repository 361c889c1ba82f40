import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/core/http'
import { recordAudit } from '#app/audit/audit'
import { asPrivateFile, CSV } from '#app/files/private_file'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { exportOfName, subjectOfExport } from '../exports/export_files.js'

/** Lists that the command line wrote, for the staff member who was given the name. */
export default class BirthdayExportsController {
  async show(ctx: HttpContext) {
    const { params, request, response } = ctx
    const name = String(params.filename)
    const path = await exportOfName(name)
    if (!path) throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    const entry = { by: actorOf(ctx), subject: { type: 'export', id: 0 } }
    const detail = subjectOfExport(name)
    await transaction((trx) => recordAudit(trx, { ...entry, action: 'export.downloaded', detail }))
    asPrivateFile(response, { name, type: CSV })
    return response.download(path)
  }
}
