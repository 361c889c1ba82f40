import Notification from '../models/notification.js'

/** Which part of a member's list is wanted. */
export interface WantedList {
  memberId: number
  page: number
  perPage: number
  /** The newest notification of the first page: what came since does not shift the others. */
  asOf?: number
}

/** A part of the list, newest first. */
export interface NotificationList {
  notifications: Notification[]
  /** How many there are in all. */
  total: number
}

/** What a member was told, a page of it. @source requirements N-06, D-29 */
export async function notificationsOfMember(wanted: WantedList): Promise<NotificationList> {
  const { memberId, page, perPage, asOf } = wanted
  const own = () => {
    const query = Notification.query().where({ memberId })
    return asOf === undefined ? query : query.where('id', '<=', asOf)
  }
  const [counted] = await own().pojo<{ total: number }>().count('* as total')
  const notifications = await own()
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { notifications, total: Number(counted.total) }
}
