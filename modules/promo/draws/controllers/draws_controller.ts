import type { HttpContext } from '@adonisjs/core/http'
import { drawPage } from '../queries/draw_page.js'

/** A draw as everybody may check it. */
export default class DrawsController {
  async show({ params, auth, inertia }: HttpContext) {
    const name = { campaign: params.campaign, draw: params.draw }
    const page = await drawPage(name, auth.user?.id)
    return inertia.render('draws/draw', page)
  }
}
