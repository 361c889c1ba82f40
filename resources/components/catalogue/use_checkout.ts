import { useState, type FormEvent } from 'react'
import { useShopForm } from '~/forms/use_shop_form'
import { useLocale, useT } from '~/translation/use_t'
import { limitValues } from './gift_limit'
import { newOrderKey } from './order_key'
import {
  fieldOf,
  isSelected,
  pointsOf,
  selectedItems,
  selectionErrors,
  type Decisions,
} from './selection'
import { shippingBody, shippingData, shippingErrors, type KnownShipping } from './shipping_form'
import { useCart } from './use_cart'
import type { CartItem } from './cart_shape'

/** The state of a checkout: the address, what is selected, what it costs, and how it is sent. */
export function useCheckout(known: KnownShipping) {
  const t = useT()
  const locale = useLocale()
  const { cart, change } = useCart()
  const [decisions, setDecisions] = useState<Decisions>({})
  const [key] = useState(newOrderKey)
  const form = useShopForm(shippingData(known), {
    validate: (data) => ({ ...shippingErrors(data), ...selectionErrors(cart, decisions) }),
    errorValues: Object.fromEntries(
      Object.values(cart.items).flatMap((item) =>
        item.limit ? [[fieldOf(item), limitValues(item.limit, locale)]] : []
      )
    ),
  })
  const total = pointsOf(selectedItems(cart, decisions))

  function body(data: ReturnType<typeof shippingData>) {
    const items = Object.values(cart.items).map((item) => [
      item.id,
      { selected: isSelected(item, cart, decisions), quantity: item.quantity },
    ])
    return {
      shipping: shippingBody(data),
      items: Object.fromEntries(items),
      idempotency_key: key,
    }
  }

  return {
    form,
    cart,
    total,
    left: cart.available_points - total,
    isSelected: (item: CartItem) => isSelected(item, cart, decisions),
    errorOf: (item: CartItem) => form.errors[fieldOf(item)],
    select: (item: CartItem, selected: boolean) => {
      setDecisions({ ...decisions, [item.id]: selected })
      form.clearErrors()
    },
    changeQuantity: (item: CartItem, quantity: number) => {
      change(item.id, quantity)
      form.clearErrors()
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      form.submit({
        transform: body,
        failureText: ({ kind }) => (kind === 'status' ? undefined : t('checkout.unsure')),
      })
    },
  }
}

/** What {@link useCheckout} answers. */
export type Checkout = ReturnType<typeof useCheckout>
