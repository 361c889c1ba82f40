/** A button or link that a notification offers. */
export interface NotificationAction {
  /** A path of this shop. */
  action: string
  title: string
  disabled: boolean
}

/** One notification as the server sends it. @source requirements N-01 and D-28 */
export interface Notification {
  id: number
  /** `info`, `success`, `warning`, `error`, `gift` or `other`; one that is not known here looks like `other`. */
  type: string
  /** When it was read, in ms; null as long as it is unread. */
  read_at: number | null
  /** In ms. */
  created_at: number
  data: {
    message: string
    /** The path of this shop it is about. */
    action: string | null
    actions: NotificationAction[]
  }
}

/** A page of the list, the newest first. @source requirements N-06 */
export interface NotificationPage {
  data: Notification[]
  current_page: number
  total: number
}

/** What the server tells open tabs. `count` is all that are unread, `at` when it was so, in ms. @source requirements N-19 */
export type NotificationNews =
  | { event: 'notification.created'; notification: Notification; count: number; at: number }
  | {
      event: 'notification.read'
      ids?: number[]
      /** Those with this id and all before it. */
      up_to?: number
      count: number
      at: number
    }

/** Notifications of one page of the list. @source requirements U-09 */
export const PER_PAGE = 20
