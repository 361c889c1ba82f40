import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/core/http'
import { exportOfName } from '#auth/exports/export_files'

/** Lists that the command line wrote, for the staff member who was given the name. */
export default class BirthdayExportsController {
  async show({ params, request, response }: HttpContext) {
    const name = String(params.filename)
    const path = await exportOfName(name)
    if (!path) throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    response.header('content-type', 'text/csv; charset=utf-8')
    response.header('content-disposition', `attachment; filename="${name}"`)
    response.header('cache-control', 'private, no-store')
    return response.download(path)
  }
}
