import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { memberSync } from '#auth'
import { JSON_BODY, sentBody } from '../../sent_body.js'
import { writeUser } from '../actions/write_user.js'
import { pullUsers } from '../queries/pull_users.js'
import { refuseFields } from '../refused_fields.js'
import { pullValidator, writeValidator } from '../validators/users.js'
import { sendRecord, versionOf } from '../version_header.js'

/** Members as programs of partners read and write them. @source requirements H-67 and H-68 */
export default class UsersController {
  async index({ partner, request }: HttpContext) {
    const asked = await pullValidator.validate(request.qs())
    const since = asked.updated_since
    return pullUsers({
      clientId: partner.id,
      cursor: asked.cursor,
      updatedSince: since === undefined ? undefined : Date.parse(since),
      perPage: asked.per_page,
    })
  }

  async show(ctx: HttpContext) {
    const sfId = memberSync.sfIdOf(String(ctx.params.sf_id))
    const id = sfId ? await memberSync.memberOfSfId(sfId) : null
    const [record] = id === null ? [] : await memberSync.recordsOf([id])
    if (!record) throw new NotFound()
    return sendRecord(ctx, record)
  }

  async store(ctx: HttpContext) {
    const { request, partner: client, params } = ctx
    const body = sentBody(request, JSON_BODY)
    refuseFields(body)
    const sent = await writeValidator.validate(body)
    const version = versionOf(ctx, sent.version)
    const key = request.header('idempotency-key')
    const by = { client, sfId: String(params.sf_id), key }
    const record = await writeUser({ ...sent, version }, by)
    const { id, sf_id: sfId } = record
    // Who may not read is told what it knows already.
    const mayRead = client.scopes.includes('users.read')
    return sendRecord(ctx, mayRead ? record : { id, sf_id: sfId, version: record.version })
  }
}
