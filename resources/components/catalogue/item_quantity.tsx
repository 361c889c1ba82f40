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
  if (item.is_promotion_reward) {
    return <LockedQuantity value={item.quantity} label={t('cart.item.locked')} />
  }
  if (!canBeOrdered(item)) {
    return (
      <span className="row">
        <IconButton
          icon={Trash2}
          label={t('cart.item.remove', values)}
          onClick={() => onQuantity(0)}
        />
        <Badge look="out">
          {item.stock === 0 ? t('product.out_of_stock') : t('cart.item.limit_reached')}
        </Badge>
      </span>
    )
  }
  return (
    <Quantity
      value={item.quantity}
      max={maximumOfItem(item)}
      labels={{
        group: t('cart.item.quantity', values),
        less: t('cart.item.less', values),
        more: t('cart.item.more', values),
        remove: t('cart.item.remove', values),
      }}
      onChange={onQuantity}
      onRemove={() => onQuantity(0)}
    />
  )
}

/** The chosen variations in words: "M, Petrol". */
export function variationText(item: CartItem): string {
  return item.variations.map(({ value }) => value.title).join(', ')
}
