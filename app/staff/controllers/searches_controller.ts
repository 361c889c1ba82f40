import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { searchForStaff } from '#app/staff/search'
import { line } from '#app/validation/rules'

/** Longest text that is looked for, in characters; a scanned address of a sticker is shorter. */
const TEXT_MAX = 100

const searchValidator = vine.create({ q: line(TEXT_MAX).minLength(1) })

/** One search over all that the staff member may list. Like the lists it writes nothing down; pages do. */
export default class SearchesController {
  async show({ auth, request }: HttpContext) {
    const { q } = await searchValidator.validate(request.qs())
    const data = await searchForStaff(q, auth.use('staff').user!.role)
    return { data, total: data.reduce((sum, { total }) => sum + total, 0) }
  }
}
