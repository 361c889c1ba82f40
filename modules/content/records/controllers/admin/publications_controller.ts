import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { publishByStaff, unpublishByStaff } from '#content/records/actions/publish_by_staff'
import { recordPage } from '#content/records/queries/admin/record_page'
import { publicationValidator } from '#content/records/validators/record_validators'

/** From when to when readers see a record. */
export default class PublicationsController {
  async store(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const given = await publicationValidator.validate(ctx.request.body())
    const wanted = {
      startsAt: given.starts_at,
      endsAt: given.ends_at,
      showsAsNew: given.show_as_new,
      by: actorOf(ctx),
    }
    await transaction((trx) => publishByStaff(trx, id, wanted))
    return ctx.response.created({ data: await recordPage(id) })
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction((trx) => unpublishByStaff(trx, id, actorOf(ctx)))
    return { data: await recordPage(id) }
  }
}
