import { Gift, Package } from 'lucide-react'
import { BlankLid } from '~/components/illustrations/blank_lid'
import { ButtonLink } from '~/components/ui/button_link'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'

/** An order as the checkout answers it. */
export type PlacedOrder = {
  id: number
  /** Points spent. */
  total: number
  /** Points left. */
  available_points: number
}

/** The order stands: its number, what it cost, what is left. */
export function OrderPlaced({ order }: { order: PlacedOrder }) {
  const t = useT()
  return (
    <div className="empty" role="status">
      <BlankLid className="pic" />
      <h1>{t('checkout.placed.title')}</h1>
      <p className="lead">{t('checkout.placed.number', { order: order.id })}</p>
      <p className="soft">
        {t('checkout.placed.points', {
          points: order.total,
          left: order.available_points,
        })}
      </p>
      <ButtonLink icon={Package} href={route('orders.show', { id: order.id })}>
        {t('checkout.placed.follow')}
      </ButtonLink>
      <ButtonLink kind="second" icon={Gift} href={route('product-categories')}>
        {t('checkout.placed.more')}
      </ButtonLink>
    </div>
  )
}
