import { useLocaleState, useTranslate } from 'react-admin'
import { dayInWords, figure, listed } from '../../../format/words'
import type { Screens, SeenGift } from './screens'
import type { SeenLine } from './seen_list'

/** The lines of each page of the member: the member's texts, with days and figures as staff read them. */
export function useSeenLines({ locale: lang, history, cart, orders, notifications }: Screens) {
  const translate = useTranslate()
  const [own] = useLocaleState()
  const points = (count: number) =>
    translate('members.card.points', { smart_count: count, points: figure(count, own) })
  const pieces = (title: string, quantity: number) =>
    quantity > 1 ? `${figure(quantity, own)} × ${title}` : title
  return {
    points,
    history: history.data.map((entry): SeenLine => ({
      key: entry.id,
      what: entry.sourceName || translate(`sources.${entry.source}`),
      details: dayInWords(entry.occurredAt, own),
      figure: signed(entry.points, own),
    })),
    cart: Object.values(cart.items).map((item): SeenLine => ({
      key: item.id,
      what: pieces(item.name, item.quantity),
      lang,
      figure: points(item.price * item.quantity),
    })),
    orders: orders.data.map((order): SeenLine => ({
      key: order.id,
      what: listed(
        order.gifts.map(({ title, quantity }) => pieces(title, quantity)),
        lang
      ),
      lang,
      details: `#${order.id} · ${dayInWords(order.placed_at, own)} · ${translate(`orders.status.${order.status}`)}`,
      figure: points(order.total),
    })),
    notifications: notifications.data.map((one): SeenLine => ({
      key: one.id,
      what: one.data.message,
      lang,
      details: `${dayInWords(one.created_at, own)} · ${translate(one.read_at ? 'members.seen.is_read' : 'members.seen.is_unread')}`,
    })),
    giftsOf: (gifts: SeenGift[]) =>
      gifts.map(({ id, title, price }): SeenLine => ({
        key: id,
        what: title,
        lang,
        figure: points(price),
      })),
  }
}

/** With the sign always written; minus is U+2212. */
function signed(count: number, locale: string) {
  return `${count < 0 ? '−' : '+'}${figure(Math.abs(count), locale)}`
}
