import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import type { HttpContext } from '@adonisjs/core/http'
import { consumeLimit } from '#app/limits/limit'
import { LOOKUPS_PER_MEMBER } from '#auth/constants'
import { ConsultantsOfZip } from '#auth/queries/consultants_of_zip'
import { registeringMember } from '#auth/registration_session'
import { consultantsValidator } from '#auth/validators/registration'

/** The consultants of a postcode, for the details form. @source requirement row H-72 */
export default class ConsultantsController {
  @inject()
  async index(ctx: HttpContext, consultantsOfZip: ConsultantsOfZip) {
    const { request, response, auth } = ctx
    const member = auth.use('member').user ?? (await registeringMember(ctx))
    if (!member) return response.unauthorized(refusal('unauthorized'))
    const { allowed } = await consumeLimit(`consultants:${member.id}`, LOOKUPS_PER_MEMBER)
    if (!allowed) return response.tooManyRequests(refusal('too_many_attempts'))
    const { zip } = await consultantsValidator.validate(request.qs())
    try {
      const found = await consultantsOfZip.handle(zip)
      return found.map(({ phone: _phone, email: _email, ...shown }) => shown)
    } catch (error) {
      logger.warn({ err: error }, 'The consultant lookup failed')
      return response.serviceUnavailable(refusal('unavailable'))
    }
  }
}

function refusal(rule: string) {
  return { errors: [{ rule, message: rule }] }
}
