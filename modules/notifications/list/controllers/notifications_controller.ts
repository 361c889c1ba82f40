import type { HttpContext } from '@adonisjs/core/http'
import { serialized } from '#app/http/serialized'
import { localeOf } from '#app/middleware/locale_middleware'
import { PER_PAGE } from '#notifications/constants'
import { readerOf } from '../notification_text.js'
import { notificationsOfMember } from '../queries/notifications_of_member.js'
import { unreadOf } from '../queries/unread_sql.js'
import NotificationTransformer from '../transformers/notification_transformer.js'
import { listValidator } from '../validators/list_validator.js'

/** What the member who asks was told: the page of it, and the list as data. */
export default class NotificationsController {
  show({ inertia }: HttpContext) {
    return inertia.render('notifications/list', {})
  }

  async index(ctx: HttpContext) {
    const asked = await listValidator.validate(ctx.request.qs())
    const { page = 1, per_page: perPage = PER_PAGE, as_of: asOf } = asked
    const { id: memberId } = ctx.auth.use('member').getUserOrFail()
    const list = await notificationsOfMember({ memberId, page, perPage, asOf })
    const read = await readerOf({ memberId, locale: localeOf(ctx) }, list.notifications)
    const data = await serialized(NotificationTransformer.transform(list.notifications, read))
    return { data, current_page: page, total: list.total, unread: await unreadOf(memberId) }
  }
}
