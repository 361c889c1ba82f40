import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { consumeLimit } from '#app/limits/limit'
import { readUpload } from '#app/media/upload'
import { transaction } from '#app/transaction'
import { DISPUTE_PHOTOS_A_DAY } from '#points/constants'
import { TooManyDisputes } from '#points/disputes/exceptions'
import { attachPhoto, isOpenDisputeOf } from '../actions/attach_photo.js'
import { removeDisputePhoto, storeDisputePhoto } from '../dispute_photos.js'

/** The photo of a reported sticker: one raw PUT, drawn anew. */
export default class DisputePhotosController {
  async update({ auth, params, request, response }: HttpContext) {
    const memberId = auth.use('member').getUserOrFail().id
    const disputeId = Number(params.id)
    // Before anything is read: nobody makes the server draw for disputes of others.
    if (!(await isOpenDisputeOf(memberId, disputeId))) throw new NotFound()
    const limit = await consumeLimit(`dispute-photo:${memberId}`, DISPUTE_PHOTOS_A_DAY)
    if (!limit.allowed) throw new TooManyDisputes(limit.retryAfterSeconds)
    const photo = await storeDisputePhoto(memberId, await readUpload(request.request))
    const former = await transaction((trx) => attachPhoto(trx, { memberId, disputeId, photo }))
    if (former === undefined) {
      await removeDisputePhoto(photo)
      throw new NotFound()
    }
    if (former) await removeDisputePhoto(former)
    return response.noContent()
  }
}
