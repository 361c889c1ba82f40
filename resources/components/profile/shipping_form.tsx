import { ShippingFields } from '~/components/catalogue/shipping_fields'
import {
  shippingBody,
  shippingData,
  shippingShapeErrors,
} from '~/components/catalogue/shipping_form'
import { useShopForm } from '~/forms/use_shop_form'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import type { Shipping } from './profile_types'
import { SaveRow } from './save_row'

/** Where gifts are sent; nothing is required before an order. */
export default function ShippingForm({ shipping }: { shipping: Shipping | null }) {
  const t = useT()
  const form = useShopForm(shippingData(shipping ?? {}), { validate: shippingShapeErrors })

  function submit(event: React.FormEvent) {
    event.preventDefault()
    form.submit({
      url: route('profile.shipping'),
      errorBag: 'shipping',
      prefix: 'shipping.',
      preserveScroll: true,
      transform: shippingBody,
      onSuccess: ({ props }) => form.accept(shippingData(props.shipping ?? {})),
    })
  }

  return (
    <form className="form" onSubmit={submit} noValidate data-form="shipping">
      <p className="soft">{t('profile.shipping_hint')}</p>
      <ShippingFields form={form} level={3} />
      <SaveRow form={form} />
    </form>
  )
}
