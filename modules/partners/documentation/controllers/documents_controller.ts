import type { HttpContext } from '@adonisjs/core/http'
import { settings } from '#app/settings/settings'
import env from '#start/env'
import { openApiDocument } from '../document.js'
import { readablePage } from '../page.js'

/** How programs of partners call the shop, for them and for people. */
export default class DocumentsController {
  async show() {
    const { product_name: name } = await settings()
    return openApiDocument({ url: new URL(env.get('APP_URL')).origin, name })
  }

  async page({ response }: HttpContext) {
    response.type('html')
    return readablePage(await this.show())
  }
}
