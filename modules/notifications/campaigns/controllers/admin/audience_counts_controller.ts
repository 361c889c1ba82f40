import type { HttpContext } from '@adonisjs/core/http'
import { inNoHurry } from '#app/database/request_patience'
import { hearsOfBounces } from '#notifications/bounces/main'
import { MAILS_UNWATCHED_MAX } from '#notifications/campaigns/constants'
import { countAudience } from '#notifications/campaigns/queries/count_audience'
import { countValidator } from '#notifications/campaigns/validators/campaign_validator'
import { audienceOf } from '#notifications/campaigns/written_campaign'

/** How many a campaign would reach now, for whoever is writing it; reads only. */
export default class AudienceCountsController {
  async show({ request }: HttpContext) {
    const { channels, audience } = await countValidator.validate(request.body())
    const counted = await inNoHurry(() => countAudience(audienceOf(audience), channels ?? []))
    const { isExact: is_exact, ...reached } = counted
    const mail_limit = hearsOfBounces() ? null : MAILS_UNWATCHED_MAX
    return { data: { id: 0, ...reached, is_exact, mail_limit } }
  }
}
