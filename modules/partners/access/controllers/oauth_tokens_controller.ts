import type { HttpContext } from '@adonisjs/core/http'
import { networkOf } from '#app/http/network'
import { GRANTS_PER_ADDRESS } from '#partners/constants'
import { InvalidClient, UnsupportedGrantType } from '#partners/exceptions'
import { count } from '#partners/middleware/partner_middleware'
import { FORM_BODY, sentBody } from '../../sent_body.js'
import { grantToken } from '../actions/grant_token.js'
import { grantValidator } from '../validators/token.js'

const BASIC = /^Basic +([\w+/=-]+) *$/i

/** Where clients get their tokens. @source RFC 6749 section 4.4 */
export default class OauthTokensController {
  async store({ request, response }: HttpContext) {
    await count(`oauth:${networkOf(request.ip())}`, GRANTS_PER_ADDRESS)
    response.header('Cache-Control', 'no-store')
    const sent = await grantValidator.validate(sentBody(request, FORM_BODY))
    if (sent.grant_type !== 'client_credentials') throw new UnsupportedGrantType()
    const [clientId, clientSecret] = basicIn(request.header('authorization')) ?? [
      sent.client_id ?? '',
      sent.client_secret ?? '',
    ]
    try {
      return await grantToken({ clientId, clientSecret, scope: sent.scope ?? '' })
    } catch (error) {
      if (error instanceof InvalidClient) response.header('WWW-Authenticate', 'Basic')
      throw error
    }
  }
}

/** The client and its secret in a header; both are written as in a form. */
function basicIn(authorization: string | undefined): [string, string] | undefined {
  const [, coded] = BASIC.exec(authorization ?? '') ?? []
  if (!coded) return undefined
  const text = Buffer.from(coded, 'base64').toString()
  const colon = text.indexOf(':')
  const plain = (part: string) => new URLSearchParams(`part=${part}`).get('part') ?? ''
  return [plain(text.slice(0, Math.max(colon, 0))), plain(text.slice(colon + 1))]
}
