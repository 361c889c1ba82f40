import { Trash2 } from 'lucide-react'
import { Badge } from '~/components/ui/badge'
import { IconButton } from '~/components/ui/icon_button'
import { LockedQuantity, Quantity } from '~/components/ui/quantity'
import { useT } from '~/translation/use_t'
import { canBeOrdered, maximumOfItem, type CartItem } from './cart_shape'

interface ItemQuantityProps {
  item: CartItem
  /** 0 removes the item. */
  onQuantity: (quantity: number) => void
}

/** How many of an item: a control, or a badge where the quantity is fixed or nothing is left. */
export function ItemQuantity({ item, onQuantity }: ItemQuantityProps) {
  const t = useT()
  const values = { name: item.name }
  if (!canBeOrdered(item)) {
    return (
      <span className="row">
        <IconButton
          icon={Trash2}
          label={t('cart.item.remove', values)}
          onClick={() => onQuantity(0)}
        />
        <Badge look="out">{t(unavailableKey(item))}</Badge>
      </span>
    )
  }
  const remove = t('cart.item.remove', values)
  if (item.is_promotion_reward) {
    return (
      <span className="row gap-1!">
        <LockedQuantity value={item.quantity} label={t('cart.item.locked')} />
        <IconButton icon={Trash2} label={remove} onClick={() => onQuantity(0)} />
      </span>
    )
  }
  return (
    <span className="row gap-1!">
      <Quantity
        value={item.quantity}
        max={maximumOfItem(item)}
        labels={{
          group: t('cart.item.quantity', values),
          less: t('cart.item.less', values),
          more: t('cart.item.more', values),
          remove,
        }}
        onChange={onQuantity}
        onRemove={() => onQuantity(0)}
      />
      {/* At one piece minus is the bin already; from 47 it would be a long way. */}
      {item.quantity > 1 && (
        <IconButton icon={Trash2} label={remove} onClick={() => onQuantity(0)} />
      )}
    </span>
  )
}

/** Why an item cannot be ordered now. */
function unavailableKey(item: CartItem) {
  if (item.is_gone) return 'cart.item.gone'
  return item.stock === 0 ? 'product.out_of_stock' : 'cart.item.limit_reached'
}

/** The chosen variations in words: "M, Petrol". */
export function variationText(item: CartItem): string {
  return item.variations.map(({ value }) => value.title).join(', ')
}
