import { useT } from '~/translation/use_t'
import type { Cart, CartItem } from './cart_shape'
import { chosenPieces } from './gift_limit'
import { variationText } from './item_quantity'
import { LimitNote } from './limit_note'

interface ItemNotesProps {
  item: CartItem
  cart: Cart
  /** An error stands at the item already: it says what counts now. */
  quiet?: boolean
}

/** What there is to know of an item: its variations, and what changed since it was chosen. */
export function ItemNotes({ item, cart, quiet }: ItemNotesProps) {
  const t = useT()
  const { limit, stock, price_was: was } = item
  const few = stock !== null && stock > 0 && stock < item.quantity
  const prices = was !== undefined &&
    !quiet && {
      was,
      price: item.price,
    }
  return (
    <>
      {item.variations.length > 0 && <p className="soft small">{variationText(item)}</p>}
      {limit && <LimitNote limit={limit} wanted={chosenPieces(cart, item.slug)} quiet={quiet} />}
      <div aria-live="polite">
        {prices && <p className="small text-negative">{t('cart.item.price_changed', prices)}</p>}
        {few && <p className="small text-negative">{t('cart.item.left', { count: stock })}</p>}
      </div>
    </>
  )
}
