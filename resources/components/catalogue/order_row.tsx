import { Badge } from '~/components/ui/badge'
import { FieldNote } from '~/components/ui/field'
import { PointsFigure } from '~/components/ui/points_figure'
import { useLocale, useT } from '~/translation/use_t'
import { canBeOrdered, type CartItem } from './cart_shape'
import { ItemNotes } from './item_notes'
import { ItemPicture } from './item_picture'
import { ItemQuantity } from './item_quantity'
import type { Checkout } from './use_checkout'

interface OrderRowProps {
  item: CartItem
  checkout: Checkout
}

/** One gift of the checkout: whether it is ordered now, how many, for how much. */
export function OrderRow({ item, checkout }: OrderRowProps) {
  const t = useT()
  const locale = useLocale()
  const selected = checkout.isSelected(item)
  const error = checkout.errorOf(item)
  const tooDear = !selected && canBeOrdered(item) && item.price > checkout.cart.available_points
  const note = error ?? (tooDear ? t('checkout.too_dear') : undefined)
  const noteId = `order-note-${item.id}`
  return (
    <li className="order-row">
      <span className="check">
        <input
          type="checkbox"
          aria-label={item.name}
          checked={selected}
          disabled={!canBeOrdered(item)}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          onChange={(event) => checkout.select(item, event.target.checked)}
        />
      </span>
      <ItemPicture thumbnail={item.thumbnail} sizes="88px" decorative />
      <div>
        <b>{item.name}</b>
        <ItemNotes item={item} cart={checkout.cart} quiet={error !== undefined} />
      </div>
      <div className="act">
        <ItemQuantity
          item={item}
          onQuantity={(quantity) => checkout.changeQuantity(item, quantity)}
        />
        {item.is_promotion_reward ? (
          <Badge look="enough">{t('cart.item.gift')}</Badge>
        ) : (
          <PointsFigure points={item.price * item.quantity} locale={locale} />
        )}
      </div>
      {note && (
        <div className="field bad note">
          <FieldNote id={noteId} error={note} />
        </div>
      )}
    </li>
  )
}
