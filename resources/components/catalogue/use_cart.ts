import { router } from '@inertiajs/react'
import { useSyncExternalStore } from 'react'
import { toast } from '~/hooks/toast'
import { useShared } from '~/hooks/use_shared'
import { JsonError, postJson } from '~/navigation/json'
import { route } from '~/navigation/route'
import { catalogue } from '~/translation/catalogue'
import { errorTextFrom } from '~/translation/error_text'
import { CartChanges } from './cart_changes'
import { tellCartChange } from './cart_news'
import { withWanted, type Cart } from './cart_shape'

const EMPTY: Cart = { count: 0, total: 0, available_points: 0, items: {} }

// One for the whole page: drawer and checkout show the same cart, and requests keep their order.
const changes = new CartChanges<Cart>({
  send: async (hash, quantity) => {
    const url = route('product.update', { hash })
    return (await postJson<{ cart: Cart }>(url, { quantity })).cart
  },
  accept: (cart) => {
    tellCartChange()
    return new Promise((shown) => router.replaceProp('cart', cart, { onFinish: () => shown() }))
  },
  refuse: (error) => {
    void toast({ look: 'error', text: refusalText(error) })
    router.reload({ only: ['cart'] })
  },
})

function refusalText(error: unknown): string {
  const [refusal] = error instanceof JsonError ? error.errors : []
  if (!refusal) return catalogue().text('errors.default')
  return errorTextFrom(catalogue(), { code: refusal.rule, field: 'quantity' })
}

/** Whether the server has still to agree to something wanted here. */
export function isCartChanging(): boolean {
  return changes.wanted().size > 0
}

/** The member's cart as it will be, and how to change it. */
export function useCart() {
  const { cart } = useShared()
  const wanted = useSyncExternalStore(changes.subscribe, changes.wanted)
  return {
    cart: withWanted(cart ?? EMPTY, wanted),
    change: (hash: string, quantity: number) => changes.change(hash, quantity),
  }
}
