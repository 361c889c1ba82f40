import type { HttpContext } from '@adonisjs/core/http'
import { postponeFlow } from '../extra_points_flow.js'

/** The extra points another time: the front page does not offer them again in this session. */
export default class PostponementsController {
  async store({ response, session }: HttpContext) {
    postponeFlow(session)
    return response.json({ postponed: true })
  }
}
