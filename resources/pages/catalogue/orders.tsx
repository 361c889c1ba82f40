import { Head } from '@inertiajs/react'
import { Gift } from 'lucide-react'
import { OrderList } from '~/components/orders/order_list'
import type { ListedOrder } from '~/components/orders/order_types'
import { ButtonLink } from '~/components/ui/button_link'
import { EmptyState } from '~/components/ui/empty_state'
import { Pagination } from '~/components/ui/pagination'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type OrdersProps = InertiaProps<{
  orders: {
    data: ListedOrder[]
    current_page: number
    last_page: number
    per_page: number
    total: number
  }
}>

/** Everything a member ordered, the latest first. */
export default function Orders({ orders }: OrdersProps) {
  const t = useT()
  return (
    <div className="wrap">
      <Head title={t('orders.title')} />
      <div className="page-head">
        <h1>{t('orders.title')}</h1>
      </div>
      {orders.total === 0 ? <NoOrders /> : <OrderList orders={orders.data} />}
      <Pagination
        page={orders.current_page}
        lastPage={orders.last_page}
        hrefOf={(page) => route('orders', { page })}
        labels={{
          nav: t('orders.pages.name'),
          previous: t('orders.pages.newer'),
          next: t('orders.pages.older'),
          page: (page) => t('orders.pages.page', { page }),
        }}
      />
    </div>
  )
}

function NoOrders() {
  const t = useT()
  return (
    <EmptyState
      title={t('orders.empty.title')}
      text={t('orders.empty.text')}
      action={
        <ButtonLink icon={Gift} href={route('product-categories')}>
          {t('orders.empty.action')}
        </ButtonLink>
      }
    />
  )
}
