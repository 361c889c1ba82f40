import type { HttpContext } from '@adonisjs/core/http'
import { inNoHurry } from '#app/database/request_patience'
import { periodOf } from '../../period.js'
import { programmeFigures } from '../../queries/programme_figures.js'
import { periodValidator } from '../../validators/period_validator.js'

/** The figures of the programme; they name no member. */
export default class ReportsController {
  async index({ request }: HttpContext) {
    const { period = 'month', from, to } = await periodValidator.validate(request.qs())
    const own = from && to ? { from, to } : undefined
    return { data: await inNoHurry(() => programmeFigures(periodOf(period, own))) }
  }
}
