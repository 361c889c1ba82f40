import type { HttpContext } from '@adonisjs/core/http'
import { waitingFor } from './waiting.js'

/** What waits for staff, counted for the menu of the back-office. */
export default class WaitingController {
  async index({ auth }: HttpContext) {
    const data = await waitingFor(auth.use('staff').user!)
    return { data, total: data.length }
  }
}
