import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { serialized } from '#app/http/serialized'
import { usesOf } from '../library/owners.js'
import Media from '../models/media.js'
import MediaUseTransformer from '../transformers/media_use_transformer.js'

/** Where a medium is shown. */
export default class MediaUsesController {
  async index({ params }: HttpContext) {
    const medium = await Media.find(Number(params.id))
    if (!medium) throw new NotFound()
    const uses = (await usesOf([medium])).get(medium.id) ?? []
    return { data: await serialized(MediaUseTransformer.transform(uses)), total: uses.length }
  }
}
