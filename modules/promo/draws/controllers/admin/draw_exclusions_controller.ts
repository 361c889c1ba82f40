import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { membersNamed } from '#auth'
import { excludeMember } from '#promo/draws/actions/exclude_member'
import { NobodyNamed } from '#promo/draws/exceptions'
import { exclusionValidator } from '#promo/draws/validators/draw_desk_validator'

/** Members who are left out of a draw: one person asks, another one asks for the same. */
export default class DrawExclusionsController {
  async store(ctx: HttpContext) {
    const { member: name, reason } = await exclusionValidator.validate(ctx.request.body())
    const [member] = await membersNamed([name])
    if (!member) throw new NobodyNamed()
    const drawId = Number(ctx.params.id)
    const wanted = { drawId, memberId: member.id, reason, by: actorOf(ctx) }
    const isDone = await transaction((trx) => excludeMember(trx, wanted))
    return { data: { id: drawId, is_done: isDone } }
  }
}
