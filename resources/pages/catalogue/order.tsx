import { Head } from '@inertiajs/react'
import { ArrowLeft } from 'lucide-react'
import { OrderAddress } from '~/components/orders/order_address'
import { OrderCancel } from '~/components/orders/order_cancel'
import { OrderGifts } from '~/components/orders/order_gifts'
import { OrderParcels } from '~/components/orders/order_parcels'
import type { FollowedOrder } from '~/components/orders/order_types'
import { OrderWay } from '~/components/orders/order_way'
import { Icon } from '~/components/ui/icon'
import { Link } from '~/navigation/link'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

/** One order: where it stands, what is in it, where it goes, and what can still be changed. */
export default function Order({ order }: InertiaProps<{ order: FollowedOrder }>) {
  const t = useT()
  const title = t('orders.number', { order: order.id })
  return (
    <div className="wrap">
      <Head title={title} />
      <div className="page-head">
        <p>
          <Link route="orders" className="backlink">
            <Icon of={ArrowLeft} />
            {t('orders.title')}
          </Link>
        </p>
        <h1>{title}</h1>
        <p className="lead">{t(`orders.state.${order.status}`)}</p>
      </div>
      <div className="stack">
        <section className="panel" aria-label={t('orders.way')}>
          <OrderWay order={order} />
        </section>
        <div className="two">
          <div className="stack">
            <OrderGifts order={order} />
            <OrderParcels order={order} />
          </div>
          <div className="stack">
            <OrderAddress order={order} />
            <OrderCancel order={order} />
          </div>
        </div>
      </div>
    </div>
  )
}
