import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { serialized } from '#app/http/serialized'
import ContentVersion from '#content/records/models/content_version'
import { recordPage, staffNamed } from '#content/records/queries/admin/record_page'
import ContentVersionTransformer from '#content/records/transformers/admin/content_version_transformer'

/** Versions a list shows at most: the newest. */
const LISTED_MAX = 200

/** What was ever published of a record. */
export default class RecordVersionsController {
  async index({ params }: HttpContext) {
    const { id: recordId } = await recordPage(Number(params.id))
    const versions = await ContentVersion.query()
      .where({ recordId })
      .orderBy('number', 'desc')
      .limit(LISTED_MAX)
    const names = await staffNamed(versions.map(({ savedBy }) => savedBy))
    const data = await serialized(ContentVersionTransformer.transform(versions, names))
    return { data, total: data.length }
  }

  async show({ params }: HttpContext) {
    const wanted = { recordId: Number(params.id), number: Number(params.number) }
    const version = await ContentVersion.query().where(wanted).first()
    if (!version) throw new NotFound()
    const names = await staffNamed([version.savedBy])
    const shown = ContentVersionTransformer.transform(version, names).useVariant('whole')
    return { data: await serialized(shown) }
  }
}
