import { Head } from '@inertiajs/react'
import { ScanQrCode } from 'lucide-react'
import { DraftNote } from '~/components/catalogue/draft_note'
import { OrderPanel } from '~/components/catalogue/order_panel'
import { OrderPlaced, type PlacedOrder } from '~/components/catalogue/order_placed'
import { ShippingFields } from '~/components/catalogue/shipping_fields'
import type { KnownShipping } from '~/components/catalogue/shipping_form'
import { useCheckout } from '~/components/catalogue/use_checkout'
import { useFormKey } from '~/components/catalogue/use_checkout_draft'
import { useUnansweredOrder } from '~/components/catalogue/use_unanswered_order'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button_link'
import { EmptyState } from '~/components/ui/empty_state'
import { useShared } from '~/hooks/use_shared'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type CheckoutProps = InertiaProps<{
  shipping: KnownShipping
  /** Address of the member's company. */
  company: KnownShipping | null
  canCheckout: boolean
  /** The order that was just placed. */
  placed: PlacedOrder | null
}>

/** Where points become gifts. */
export default function Checkout({ shipping, company, canCheckout, placed }: CheckoutProps) {
  const t = useT()
  const { cart } = useShared()
  const formKey = useFormKey()
  useUnansweredOrder(placed)
  const isEmpty = Object.keys(cart?.items ?? {}).length === 0
  return (
    <div className="wrap">
      <Head title={t('checkout.title')} />
      {placed ? (
        <OrderPlaced order={placed} />
      ) : (
        <>
          <div className="page-head">
            <h1>{t('checkout.title')}</h1>
          </div>
          {canCheckout ? (
            isEmpty ? (
              <NothingToOrder />
            ) : (
              <Form key={formKey} known={shipping} company={company} />
            )
          ) : (
            <ScanFirst />
          )}
        </>
      )}
    </div>
  )
}

Checkout.layoutFlags = { hideCart: true }

type FormProps = { known: KnownShipping; company: KnownShipping | null }

function Form({ known, company }: FormProps) {
  const checkout = useCheckout(known)
  return (
    <form className="two" noValidate onSubmit={checkout.submit}>
      <div className="panel form gap-7!">
        <ShippingFields form={checkout.form} company={company} />
        {checkout.isDraft && <DraftNote onDrop={checkout.useKnownAddress} />}
      </div>
      <OrderPanel checkout={checkout} />
    </form>
  )
}

/** Points can be spent once a sticker was scanned. @source requirements C-14 */
function ScanFirst() {
  const t = useT()
  return (
    <Banner
      look="warning"
      title={t('checkout.scan_first.title')}
      action={
        <ButtonLink kind="tape" icon={ScanQrCode} href="/qr-code">
          {t('checkout.scan_first.action')}
        </ButtonLink>
      }
    >
      {t('errors.cant_checkout.default')}
    </Banner>
  )
}

function NothingToOrder() {
  const t = useT()
  return (
    <EmptyState
      title={t('cart.empty.title')}
      text={t('cart.empty.text')}
      action={<ButtonLink href={route('product-categories')}>{t('cart.empty.action')}</ButtonLink>}
    />
  )
}
