import type { HttpContext } from '@adonisjs/core/http'
import { Forbidden } from '#app/exceptions/page_exceptions'
import { networkOf } from '#app/http/network'
import { consumeInTurn } from '#app/limits/limit'
import { settings } from '#app/settings/settings'
import { VISITS_OF_ALL, VISITS_PER_NETWORK } from '../constants.js'
import { countVisit } from '../count_visit.js'
import { visitValidator } from '../visit_validator.js'

/** The cookie with a visitor's word about measuring, as the page keeps it. @source requirements Z-15 */
const CONSENT_COOKIE = 'measuring'

/** How fast a page was for a visitor who agreed to be measured; who that was is not asked. */
export default class VisitsController {
  async store({ request, response }: HttpContext) {
    const consent: unknown = request.plainCookie(CONSENT_COOKIE, { encoded: false })
    if (consent !== 'granted') throw new Forbidden()
    const { allowed, retryAfterSeconds } = await consumeInTurn([
      [`visit:${networkOf(request.ip())}`, VISITS_PER_NETWORK],
      ['visits', VISITS_OF_ALL],
    ])
    if (!allowed) {
      response.header('retry-after', retryAfterSeconds)
      return response.tooManyRequests({ errors: [{ rule: RULE, message: RULE }] })
    }
    const visit = await request.validateUsing(visitValidator)
    // Somebody may have switched it off since the page was loaded.
    if ((await settings()).vitals_share > 0) countVisit(visit)
    return response.noContent()
  }
}

const RULE = 'too_many_attempts'
