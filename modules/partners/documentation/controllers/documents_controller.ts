import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { openApiDocument } from '../document.js'
import { readablePage } from '../page.js'

/** How programs of partners call the shop, for them and for people. */
export default class DocumentsController {
  show() {
    return openApiDocument(new URL(env.get('APP_URL')).origin)
  }

  page({ response }: HttpContext) {
    response.type('html')
    return readablePage(this.show())
  }
}
