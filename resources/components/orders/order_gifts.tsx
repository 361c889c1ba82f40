import { ItemPicture } from '~/components/catalogue/item_picture'
import { Badge } from '~/components/ui/badge'
import { PointsFigure } from '~/components/ui/points_figure'
import { useLocale, useT } from '~/translation/use_t'
import type { FollowedGift, FollowedOrder, GivenUp, Substitute } from './order_types'

/** What was ordered, as it was called and priced then, and what it cost. */
export function OrderGifts({ order }: { order: FollowedOrder }) {
  const t = useT()
  const locale = useLocale()
  return (
    <section className="panel stack" aria-labelledby="order-gifts">
      <h2 id="order-gifts" className="text-h4">
        {t('orders.gifts')}
      </h2>
      <ul className="list">
        {order.gifts.map((gift) => (
          <GiftRow key={gift.id} gift={gift} />
        ))}
      </ul>
      <div className="sums">
        <div className="border-t-3 border-ink pt-2.5">
          <b>{t(order.status === 'cancelled' ? 'orders.total_returned' : 'orders.total')}</b>
          <PointsFigure points={order.total} locale={locale} size="big" />
        </div>
      </div>
    </section>
  )
}

function GiftRow({ gift }: { gift: FollowedGift }) {
  const t = useT()
  const locale = useLocale()
  return (
    <li className="order-gift">
      <ItemPicture thumbnail={gift.thumbnail} sizes="88px" decorative />
      <div>
        <b>{gift.title}</b>
        {gift.variation_text && <p className="soft small">{gift.variation_text}</p>}
        <p className="small">{t('orders.pieces', { count: gift.quantity })}</p>
        {gift.substitute && <SubstituteNote substitute={gift.substitute} />}
        {gift.given_up && <GivenUpNote givenUp={gift.given_up} />}
      </div>
      {gift.is_promotion_reward ? (
        <Badge look="enough">{t('cart.item.gift')}</Badge>
      ) : (
        <PointsFigure points={gift.price * gift.quantity} locale={locale} />
      )}
    </li>
  )
}

/** Another gift goes out for the ordered one, and what that brought back. */
function SubstituteNote({ substitute }: { substitute: Substitute }) {
  const t = useT()
  const { title, variation_text: chosen, credited } = substitute
  return (
    <p className="small mt-1">
      {t('orders.substitute', { gift: chosen ? `${title}, ${chosen}` : title })}
      {credited > 0 && ` ${t('orders.substitute_credited', { points: credited })}`}
    </p>
  )
}

/** What could not be sent, and what that brought back. */
function GivenUpNote({ givenUp: { quantity, credited } }: { givenUp: GivenUp }) {
  const t = useT()
  return (
    <p className="small mt-1">
      {t('orders.given_up', { count: quantity })}
      {credited > 0 && ` ${t('orders.substitute_credited', { points: credited })}`}
    </p>
  )
}
