import { Badge } from '~/components/ui/badge'
import { PointsFigure } from '~/components/ui/points_figure'
import { useLocale, useT } from '~/translation/use_t'
import type { Cart, CartItem } from './cart_shape'
import { chosenPieces } from './gift_limit'
import { ItemPicture } from './item_picture'
import { ItemQuantity, variationText } from './item_quantity'
import { LimitNote } from './limit_note'

interface CartRowProps {
  item: CartItem
  cart: Cart
  onQuantity: (quantity: number) => void
}

/** One gift in the cart drawer. */
export function CartRow({ item, cart, onQuantity }: CartRowProps) {
  const t = useT()
  const locale = useLocale()
  const few = item.stock !== null && item.stock > 0 && item.stock < item.quantity
  return (
    <li className="cart-row">
      <ItemPicture thumbnail={item.thumbnail} sizes="120px" decorative />
      <div className="stack gap-1!">
        <h3>{item.name}</h3>
        {item.variations.length > 0 && <p className="soft small">{variationText(item)}</p>}
        {item.limit && <LimitNote limit={item.limit} wanted={chosenPieces(cart, item.slug)} />}
        {few && <p className="small text-negative">{t('cart.item.left', { count: item.stock })}</p>}
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
