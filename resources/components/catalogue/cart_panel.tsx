import { spendableText } from '~/components/points/spendable'
import { ButtonLink } from '~/components/ui/button_link'
import { Drawer } from '~/components/ui/drawer'
import { EmptyState } from '~/components/ui/empty_state'
import { PointsFigure } from '~/components/ui/points_figure'
import { route } from '~/navigation/route'
import { useLocale, useT } from '~/translation/use_t'
import { CartRow } from './cart_row'
import type { Cart } from './cart_shape'
import { useCart } from './use_cart'

interface CartPanelProps {
  open: boolean
  onClose: () => void
}

/** The items of the cart, what they cost together, and the way to the checkout. */
export default function CartPanel({ open, onClose }: CartPanelProps) {
  const t = useT()
  const { cart, change } = useCart()
  const items = Object.values(cart.items)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      hasAddress
      kind="left"
      title={t('cart.title')}
      closeLabel={t('layout.close')}
      footer={items.length > 0 && <CartSums cart={cart} />}
    >
      {items.length === 0 ? (
        <EmptyState
          title={t('cart.empty.title')}
          text={t('cart.empty.text')}
          action={
            <ButtonLink kind="second" href={route('product-categories')}>
              {t('cart.empty.action')}
            </ButtonLink>
          }
        />
      ) : (
        <ul>
          {items.map((item) => (
            <CartRow
              key={item.id}
              item={item}
              cart={cart}
              onQuantity={(value) => change(item.id, value)}
            />
          ))}
        </ul>
      )}
    </Drawer>
  )
}

function CartSums({ cart }: { cart: Cart }) {
  const t = useT()
  const locale = useLocale()
  const short = cart.total - cart.available_points
  return (
    <>
      <div className="sums" aria-live="polite">
        <div>
          <span>{t(spendableText('cart.available', cart))}</span>
          <PointsFigure points={cart.available_points} locale={locale} />
        </div>
        <div>
          <b>{t('cart.total')}</b>
          <PointsFigure points={cart.total} locale={locale} size="big" />
        </div>
      </div>
      {short > 0 && <p className="soft small">{t('cart.short', { points: short })}</p>}
      <ButtonLink big block href={route('checkout')}>
        {t('cart.checkout')}
      </ButtonLink>
    </>
  )
}
