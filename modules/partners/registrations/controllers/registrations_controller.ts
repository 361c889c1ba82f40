import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { networkOf } from '#app/http/network'
import { bodyHash, idempotently } from '#app/idempotency/idempotency'
import { transaction } from '#app/transaction'
import { memberSync, shownTexts } from '#auth'
import { CALLS_PER_ADDRESS } from '#partners/constants'
import { MalformedId } from '#partners/exceptions'
import { count } from '#partners/middleware/partner_middleware'
import env from '#start/env'
import { expectsCalls, signedBody } from '../signed_body.js'
import { registrationValidator } from '../validators/registration.js'

/** Members whom a partner registers; they activate their accounts by a link. @source requirements H-66 and Z-03 */
export default class RegistrationsController {
  /** A repeated call gets the answer of the first one; the same name with other contents is refused. */
  async store({ request, response }: HttpContext) {
    if (!expectsCalls()) throw new NotFound()
    await count(`partner-calls:${networkOf(request.ip())}`, CALLS_PER_ADDRESS)
    const { key, signedAt, contents } = signedBody(request)
    const sent = await registrationValidator.validate(contents)
    const sfId = memberSync.sfIdOf(sent.sf_id)
    if (!sfId) throw new MalformedId()
    const { consents = {}, consent_proof: proof, sf_id: _told, ...account } = sent
    // Whoever signs the call says that the consents hold when it is sent, unless it says more.
    const signed = { given_at: signedAt, place: '', text_version: '' }
    const told = proof && { ...proof, given_at: Date.parse(proof.given_at) }
    const shown = await shownTexts(env.get('APP_LOCALE', 'en'))
    const prepared = { ...account, proof: told ?? signed, consents, shown, sfId, client: 'webhook' }
    const once = { scope: 'partner_registration', key, bodyHash: bodyHash(contents) }
    const done = await transaction((trx) =>
      idempotently(trx, once, () => memberSync.prepareMember(trx, prepared))
    )
    return response.created({ id: done.answer })
  }
}
