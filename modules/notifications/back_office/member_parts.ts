import { serialized } from '#app/http/serialized'
import { unsealerOf } from '#app/personal/member_key'
import { registerMemberParts } from '#app/staff/member_parts'
import { PER_PAGE } from '../constants.js'
import { readerOf } from '../list/notification_text.js'
import { notificationsOfMember } from '../list/queries/notifications_of_member.js'
import { unreadOf } from '../list/queries/unread_sql.js'
import NotificationTransformer from '../list/transformers/notification_transformer.js'
import PushSubscription from '../push/models/push_subscription.js'
import { toldSubscription } from '../push/told_subscription.js'

registerMemberParts('devices', {
  async push({ memberId }) {
    const open = await unsealerOf(memberId)
    const own = await PushSubscription.query().where({ memberId }).orderBy('id', 'desc')
    return own.map((subscription) => toldSubscription(subscription, open))
  },
})

registerMemberParts('screens', {
  async notifications({ memberId, locale }) {
    const wanted = { memberId, page: 1, perPage: PER_PAGE }
    const { notifications, total } = await notificationsOfMember(wanted)
    const read = await readerOf({ memberId, locale }, notifications)
    const data = await serialized(NotificationTransformer.transform(notifications, read))
    return { data, total, unread: await unreadOf(memberId) }
  },
})
