import { MapPin } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { ShippingFields } from '~/components/catalogue/shipping_fields'
import { shippingBody, shippingData, shippingErrors } from '~/components/catalogue/shipping_form'
import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { Dialog, DialogBody, DialogTitle } from '~/components/ui/dialog'
import { useShopForm } from '~/forms/use_shop_form'
import { formatDateTime } from '~/format/date'
import { route } from '~/navigation/route'
import { useLocale, useT } from '~/translation/use_t'
import type { FollowedOrder } from './order_types'

/** Where the order goes; until somebody works on it, its member sends it somewhere else here. */
export function OrderAddress({ order }: { order: FollowedOrder }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const form = useShopForm(shippingData(order.shipping), { validate: shippingErrors })

  function open() {
    // Another tab may have changed it since.
    form.accept(shippingData(order.shipping))
    form.clearErrors()
    setOpen(true)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    form.submit({
      url: route('orders.address', { id: order.id }),
      errorBag: 'address',
      preserveScroll: true,
      transform: (data) => ({ shipping: shippingBody(data) }),
      onSuccess: () => setOpen(false),
      // What is wrong with the order rather than with a field is told on the page.
      onError: (errors) => errors.address && setOpen(false),
    })
  }

  return (
    <section className="panel stack" aria-labelledby="order-address">
      <h2 id="order-address" className="text-h4">
        {t('orders.address.title')}
      </h2>
      {form.errors.address && (
        <Banner look="negative" live="alert">
          {form.errors.address}
        </Banner>
      )}
      <AddressText shipping={order.shipping} />
      <AddressChanged at={order.address_changed_at} />
      {order.status === 'received' && (
        <div>
          <Button kind="second" icon={MapPin} onClick={open}>
            {t('orders.address.change')}
          </Button>
        </div>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} closeLabel={t('layout.close')}>
        <DialogBody>
          <form className="form" noValidate onSubmit={submit}>
            <DialogTitle>{t('orders.address.dialog')}</DialogTitle>
            <ShippingFields form={form} level={3} />
            <div className="cta">
              <Button type="submit" busy={form.processing}>
                {t('orders.address.save')}
              </Button>
              <Button kind="second" onClick={() => setOpen(false)}>
                {t('orders.address.keep')}
              </Button>
            </div>
          </form>
        </DialogBody>
      </Dialog>
    </section>
  )
}

function AddressText({ shipping }: Pick<FollowedOrder, 'shipping'>) {
  const t = useT()
  const locale = useLocale()
  const { last_name: last, first_name: first, floor, door_number: door, doorbell } = shipping
  const extras = [
    floor !== null && t('orders.address.floor', { floor }),
    door && t('orders.address.door', { door }),
    doorbell && t('orders.address.doorbell', { doorbell }),
  ].filter(Boolean)
  return (
    <address className="not-italic wrap-anywhere">
      <b>{locale === 'hu' ? `${last} ${first}` : `${first} ${last}`}</b>
      <br />
      {shipping.zip} {shipping.city}
      <br />
      {shipping.address} {shipping.house_number}
      {extras.length > 0 && (
        <>
          <br />
          {extras.join(', ')}
        </>
      )}
      {shipping.note && <span className="soft block">{shipping.note}</span>}
    </address>
  )
}

function AddressChanged({ at }: { at: number | null }) {
  const t = useT()
  const locale = useLocale()
  if (at === null) return null
  return (
    <p className="small soft">
      {t('orders.address.changed')}{' '}
      <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, locale)}</time>
    </p>
  )
}
