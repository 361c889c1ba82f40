import type { HttpContext } from '@adonisjs/core/http'
import { serialized } from '#app/http/serialized'
import { localeOf } from '#app/middleware/locale_middleware'
import { markAllRead, markRead } from '../actions/mark_read.js'
import { readerOf } from '../notification_text.js'
import { unreadOf } from '../queries/unread_sql.js'
import NotificationTransformer from '../transformers/notification_transformer.js'

/** That the member who asks has read one notification, or all. */
export default class NotificationReadingsController {
  async store(ctx: HttpContext) {
    const { id: memberId } = ctx.auth.use('member').getUserOrFail()
    const notification = await markRead({ id: Number(ctx.params.id), memberId })
    const read = await readerOf({ memberId, locale: localeOf(ctx) }, [notification])
    return {
      count: await unreadOf(memberId),
      notification: await serialized(NotificationTransformer.transform(notification, read)),
    }
  }

  async storeAll(ctx: HttpContext) {
    await markAllRead(ctx.auth.use('member').getUserOrFail().id)
    return ctx.response.noContent()
  }
}
