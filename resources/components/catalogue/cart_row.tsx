import { Badge } from '~/components/ui/badge'
import { PointsFigure } from '~/components/ui/points_figure'
import { useLocale, useT } from '~/translation/use_t'
import type { Cart, CartItem } from './cart_shape'
import { ItemNotes } from './item_notes'
import { ItemPicture } from './item_picture'
import { ItemQuantity } from './item_quantity'

interface CartRowProps {
  item: CartItem
  cart: Cart
  onQuantity: (quantity: number) => void
}

/** One gift in the cart drawer. */
export function CartRow({ item, cart, onQuantity }: CartRowProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <li className="cart-row">
      <ItemPicture thumbnail={item.thumbnail} sizes="120px" decorative />
      <div className="stack gap-1!">
        <h3>{item.name}</h3>
        <ItemNotes item={item} cart={cart} />
      </div>
      <div className="act">
        <ItemQuantity item={item} onQuantity={onQuantity} />
        {item.is_promotion_reward ? (
          <Badge look="enough">{t('cart.item.gift')}</Badge>
        ) : (
          <PointsFigure points={item.price * item.quantity} locale={locale} />
        )}
      </div>
    </li>
  )
}
