import { router } from '@inertiajs/react'
import { useSyncExternalStore } from 'react'
import { toast } from '~/hooks/toast'
import { useShared } from '~/hooks/use_shared'
import { postJson, withFreshToken } from '~/navigation/json'
import { leadToLogin } from '~/navigation/lead_to_login'
import { route } from '~/navigation/route'
import { catalogue } from '~/translation/catalogue'
import { refusalText } from '~/translation/refusal_text'
import { CartChanges } from './cart_changes'
import { tellCartChange } from './cart_news'
import { withWanted, type Cart } from './cart_shape'
import { readCart } from './read_cart'

const EMPTY: Cart = { count: 0, total: 0, available_points: 0, is_spendable: true, items: {} }

// One for the whole page: drawer and checkout show the same cart, and requests keep their order.
const changes = new CartChanges<Cart>({
  send: async (hash, quantity) => {
    const url = route('product.update', { hash })
    return (await withFreshToken(() => postJson<{ cart: Cart }>(url, { quantity }))).cart
  },
  accept: (cart) => {
    tellCartChange()
    return new Promise((shown) => router.replaceProp('cart', cart, { onFinish: () => shown() }))
  },
  refuse: (error) => {
    if (leadToLogin(error)) return
    void toast({ look: 'error', text: refusalText(catalogue(), error, { about: 'quantity' }) })
    readCart()
  },
})

/** Whether the server has still to agree to something wanted here. */
export function isCartChanging(): boolean {
  return changes.wanted().size > 0
}

/** An order does not wait longer than this for changes of the cart, in ms. */
const SETTLE_MS = 3000

/** Done when the server has answered all changes, or does not answer them in time. */
export async function settleCart(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, SETTLE_MS))
  await Promise.race([changes.settle(), late])
}

/** Forgets changes of items that were ordered. */
export function dropCartChanges(hashes: Iterable<string>): void {
  changes.drop(hashes)
}

/** The member's cart as it will be, and how to change it. */
export function useCart() {
  const { cart } = useShared()
  const wanted = useSyncExternalStore(changes.subscribe, changes.wanted, changes.wanted)
  return {
    cart: withWanted(cart ?? EMPTY, wanted),
    change: (hash: string, quantity: number) => changes.change(hash, quantity),
  }
}
