import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { offlinePage } from '../offline_page.js'

/** The page a browser keeps for places without a network; it is asked for without cookies, in the language the browser speaks. */
export default class OfflinePagesController {
  async show({ params, response }: HttpContext) {
    const i18n = i18nManager.locale(params.locale)
    return response.type('html').send(offlinePage({ i18n, response }))
  }
}
