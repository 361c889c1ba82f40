import { useState, type FormEvent } from 'react'
import { useShopForm } from '~/forms/use_shop_form'
import { randomKey } from '~/hooks/random_key'
import { useLocale, useT } from '~/translation/use_t'
import { limitValues } from './gift_limit'
import { tellCartChange } from './cart_news'
import { forgetDraft } from './checkout_draft'
import { orderKeyHeader } from './read_cart'
import {
  fieldOf,
  isSelected,
  pointsOf,
  selectedItems,
  selectionErrors,
  type Decisions,
} from './selection'
import {
  shippingBody,
  shippingData,
  shippingErrors,
  type KnownShipping,
  type ShippingData,
} from './shipping_form'
import { useDraftAtStart, useKeptDraft } from './use_checkout_draft'
import { forgetUnanswered, keepUnanswered } from './unanswered_order'
import { dropCartChanges, settleCart, useCart } from './use_cart'
import type { CartItem } from './cart_shape'

/** The state of a checkout: the address, what is selected, what it costs, and how it is sent. */
export function useCheckout(known: KnownShipping) {
  const t = useT()
  const locale = useLocale()
  const { cart, change } = useCart()
  const start = useDraftAtStart(known)
  const [decisions, setDecisions] = useState<Decisions>(start.decisions)
  const [key] = useState(randomKey)
  const [isSettling, setIsSettling] = useState(false)
  const form = useShopForm(start.shipping, {
    validate: (data) => ({ ...shippingErrors(data), ...selectionErrors(cart, decisions) }),
    errorValues: Object.fromEntries(
      Object.values(cart.items).flatMap((item) =>
        item.limit ? [[fieldOf(item), limitValues(item.limit, locale)]] : []
      )
    ),
  })
  const isDraft = useKeptDraft(known, form.data, decisions)
  const total = pointsOf(selectedItems(cart, decisions))

  function body(data: ShippingData) {
    const items = Object.values(cart.items).map((item) => [
      item.id,
      {
        selected: isSelected(item, cart, decisions),
        quantity: item.quantity,
        seen_price: item.price,
      },
    ])
    return {
      shipping: shippingBody(data),
      items: Object.fromEntries(items),
      idempotency_key: key,
    }
  }

  /** What is ordered is what stood there at the press; changes of the cart are settled before it. */
  async function order() {
    if (isSettling || form.processing) return
    const ordered = selectedItems(cart, decisions).map(({ id }) => id)
    setIsSettling(true)
    await settleCart()
    setIsSettling(false)
    keepUnanswered(key)
    form.submit({
      headers: orderKeyHeader(key),
      transform: body,
      onError: forgetUnanswered,
      onSuccess: () => {
        forgetUnanswered()
        forgetDraft()
        dropCartChanges(ordered)
        tellCartChange()
      },
      failureText: ({ kind }) => (kind === 'status' ? undefined : t('checkout.unsure')),
    })
  }

  return {
    form,
    cart,
    total,
    left: cart.available_points - total,
    busy: isSettling || form.processing,
    /** The address is another one than the profile's. */
    isDraft,
    useKnownAddress: () => form.setData(shippingData(known)),
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
      void order()
    },
  }
}

/** What {@link useCheckout} answers. */
export type Checkout = ReturnType<typeof useCheckout>
