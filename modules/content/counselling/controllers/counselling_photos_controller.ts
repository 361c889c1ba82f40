import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { consumeLimit } from '#app/limits/limit'
import { readUpload } from '#app/media/upload'
import { transaction } from '#app/transaction'
import { dropPhoto } from '../actions/drop_photo.js'
import { isPhotoKept, keepPhoto } from '../actions/keep_photo.js'
import { PHOTOS_A_DAY } from '../constants.js'
import { TooManyPhotos } from '../exceptions.js'
import { removePhotoFiles } from '../photo_files.js'
import { ownPhotoBytes } from '../queries/photo_bytes.js'

/** Photos a member sends with a question: each one a raw PUT under a name the browser made up. */
export default class CounsellingPhotosController {
  async show(ctx: HttpContext) {
    const bytes = await ownPhotoBytes(namedBy(ctx))
    ctx.response.header('Content-Type', 'image/webp')
    return ctx.response.send(bytes)
  }

  async update(ctx: HttpContext) {
    const photo = namedBy(ctx)
    if (await isPhotoKept(photo)) return ctx.response.noContent()
    const limit = await consumeLimit(`counselling-photo:${photo.memberId}`, PHOTOS_A_DAY)
    if (!limit.allowed) throw new TooManyPhotos(limit.retryAfterSeconds)
    await keepPhoto(photo, await readUpload(ctx.request.request))
    return ctx.response.noContent()
  }

  async destroy(ctx: HttpContext) {
    const file = await transaction((trx) => dropPhoto(trx, namedBy(ctx)))
    if (!file) throw new NotFound()
    await removePhotoFiles([file])
    return ctx.response.noContent()
  }
}

function namedBy({ auth, params }: HttpContext) {
  return { memberId: auth.use('member').getUserOrFail().id, key: String(params.photo) }
}
