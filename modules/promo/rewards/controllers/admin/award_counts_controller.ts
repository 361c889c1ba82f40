import type { HttpContext } from '@adonisjs/core/http'
import { chosenMembers } from '#promo/rewards/queries/chosen_members'
import { choiceOf } from '#promo/rewards/queries/planned_award'
import { awardCountValidator } from '#promo/rewards/validators/award_validator'

/** How many members an award would have, before anybody awards it. */
export default class AwardCountsController {
  async store({ request }: HttpContext) {
    const wanted = await request.validateUsing(awardCountValidator)
    const { members, unknown } = await chosenMembers(choiceOf(wanted))
    return { data: { id: 0, count: members.length, unknown } }
  }
}
