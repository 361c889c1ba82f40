import {
  PER_PAGE,
  type Notification,
  type NotificationNews,
  type NotificationPage,
} from './notification'

/** What of the list is here. */
export interface Listed {
  /** The newest first; each id once. */
  rows: Notification[]
  /** Pages that were read, counted from `asOf`; 0 where none was. */
  pages: number
  /** The first id that was seen: what comes later does not shift the pages. */
  asOf: number | null
  hasMore: boolean
}

/** Nothing was read yet. */
export const NOTHING: Listed = { rows: [], pages: 0, asOf: null, hasMore: false }

/** The list with its next page. */
export function withPage(listed: Listed, { data, total }: NotificationPage): Listed {
  const pages = listed.pages + 1
  return {
    rows: merged(listed.rows, data),
    pages,
    asOf: listed.asOf ?? data[0]?.id ?? null,
    hasMore: data.length === PER_PAGE && pages * PER_PAGE < total,
  }
}

/** The list after something happened; the same news again changes nothing. */
export function withNews(listed: Listed, news: NotificationNews): Listed {
  const { rows } = listed
  if (news.event === 'notification.created') {
    const { notification } = news
    // Its place lies on a page that was not read yet.
    const isLater = listed.hasMore && notification.id < rows[rows.length - 1].id
    return isLater ? listed : { ...listed, rows: merged(rows, [notification]) }
  }
  const { ids = [], up_to: upTo = -1, at } = news
  const isRead = ({ id }: Notification) => id <= upTo || ids.includes(id)
  return { ...listed, rows: rows.map((row) => (isRead(row) ? readAt(row, at) : row)) }
}

/** What was read once stays read. */
function readAt(row: Notification, at: number | null): Notification {
  return row.read_at === null && at !== null ? { ...row, read_at: at } : row
}

function merged(before: Notification[], added: Notification[]): Notification[] {
  const rows = new Map(before.map((row) => [row.id, row]))
  for (const row of added) rows.set(row.id, readAt(row, rows.get(row.id)?.read_at ?? null))
  return [...rows.values()].sort((one, other) => other.id - one.id)
}
