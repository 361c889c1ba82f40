import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { letBeLookedAt } from '#app/http/security_headers'
import { chosenLocale } from '#app/middleware/locale_middleware'
import { mailPreviews, previewedDocument } from '#notifications/mail/mail_preview'

/** Every mail of the shop with sample values, in both languages; nothing is sent. */
export default class MailPreviewsController {
  async index() {
    const data = await mailPreviews()
    return { data, total: data.length }
  }

  /** What a mail looks like, for a frame of the back-office. */
  async document({ params, response }: HttpContext) {
    const locale = chosenLocale(params.locale)
    const document = locale && (await previewedDocument(String(params.name), locale))
    if (!document) throw new NotFound()
    letBeLookedAt(response.response)
    return response.type('html').send(document)
  }
}
