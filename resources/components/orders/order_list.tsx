import { ChevronRight } from 'lucide-react'
import { ItemPicture } from '~/components/catalogue/item_picture'
import { Icon } from '~/components/ui/icon'
import { PointsFigure } from '~/components/ui/points_figure'
import { formatDate } from '~/format/date'
import { Link } from '~/navigation/link'
import { useLocale, useT } from '~/translation/use_t'
import { OrderState } from './order_state'
import type { ListedOrder, OrderedGift } from './order_types'

/** Gifts a row names, and the characters they may fill together; the others are counted. */
const NAMED_MAX = 3
const NAMED_LENGTH_MAX = 80

/** Orders below each other; the whole of a row leads to the order. */
export function OrderList({ orders }: { orders: ListedOrder[] }) {
  return (
    <div className="panel flush">
      <ul className="list">
        {orders.map((order) => (
          <OrderLink key={order.id} order={order} />
        ))}
      </ul>
    </div>
  )
}

function OrderLink({ order }: { order: ListedOrder }) {
  const t = useT()
  const locale = useLocale()
  return (
    <li className="order-link">
      <ItemPicture thumbnail={order.gifts[0]?.thumbnail ?? null} sizes="128px" decorative />
      <div className="t">
        <h2>
          <Link route="orders.show" params={{ id: order.id }}>
            {t('orders.number', { order: order.id })}
          </Link>
        </h2>
        <Gifts gifts={order.gifts} />
        <div className="facts-row">
          <OrderState status={order.status} />
          <time className="small soft" dateTime={new Date(order.placed_at).toISOString()}>
            {formatDate(order.placed_at, locale)}
          </time>
          <PointsFigure points={order.total} locale={locale} />
        </div>
      </div>
      <Icon of={ChevronRight} />
    </li>
  )
}

/** "Work cap, 2 × Head torch and 3 more". */
function Gifts({ gifts }: { gifts: OrderedGift[] }) {
  const t = useT()
  const texts = namedGifts(gifts)
  const rest = gifts.length - texts.length
  return (
    <p>
      {texts.join(', ')}
      {rest > 0 && ` ${t('orders.more_gifts', { count: rest })}`}
    </p>
  )
}

/** The first gifts as long as there is room, one at least. */
function namedGifts(gifts: OrderedGift[]): string[] {
  const texts = gifts
    .slice(0, NAMED_MAX)
    .map(({ title, quantity }) => (quantity > 1 ? `${quantity}\u00a0× ${title}` : title))
  while (texts.length > 1 && texts.join(', ').length > NAMED_LENGTH_MAX) texts.pop()
  return texts
}
