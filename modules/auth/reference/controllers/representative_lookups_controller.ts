import logger from '@adonisjs/core/services/logger'
import type { HttpContext } from '@adonisjs/core/http'
import { serialized } from '#app/http/serialized'
import { consumeLimit } from '#app/limits/limit'
import { LOOKUPS_PER_MEMBER } from '#auth/constants'
import { registeringMember } from '#auth/registration/registration_session'
import { representativesValidator } from '#auth/registration/validators/registration'
import { representativesOfZip } from '../queries/representatives_of_zip.js'
import RepresentativeTransformer from '../transformers/representative_transformer.js'

/** The representatives of a postcode, for the details form. @source requirements H-72 */
export default class RepresentativeLookupsController {
  async index(ctx: HttpContext) {
    const { request, response, auth } = ctx
    const member = auth.use('member').user ?? (await registeringMember(ctx))
    if (!member) return response.unauthorized(refusal('unauthorized'))
    const { allowed } = await consumeLimit(`consultants:${member.id}`, LOOKUPS_PER_MEMBER)
    if (!allowed) return response.tooManyRequests(refusal('too_many_attempts'))
    const { zip } = await representativesValidator.validate(request.qs())
    try {
      const found = await representativesOfZip(zip)
      return await serialized(RepresentativeTransformer.transform(found).useVariant('forLookup'))
    } catch (error) {
      logger.warn({ err: error }, 'The consultant lookup failed')
      return response.serviceUnavailable(refusal('unavailable'))
    }
  }
}

function refusal(rule: string) {
  return { errors: [{ rule, message: rule }] }
}
