import { router } from '@inertiajs/react'
import { useSyncExternalStore } from 'react'
import { toast } from '~/hooks/toast'
import { postJson, withFreshToken } from '~/navigation/json'
import { route } from '~/navigation/route'
import { catalogue } from '~/translation/catalogue'
import { refusalText } from '~/translation/refusal_text'
import { WishChanges } from './wish_changes'
import { wishedProps } from './wished_props'

/** What the server says after a toggle; `nextGift` is what the header tape leads to now. */
type WishAnswer = { added: boolean; wishlist: unknown[]; nextGift: unknown }

// One for the whole page, so that the card and the dialog above it agree.
const changes = new WishChanges<WishAnswer>({
  send: async (slug) => {
    const url = route('wishlist.toggle', { product: slug })
    const ask = () => postJson<WishAnswer | { redirect: string }>(url, {})
    const answer = await withFreshToken(ask)
    if (!('redirect' in answer)) return answer
    router.visit(answer.redirect)
    return null
  },
  accept: (slug, { added, nextGift }) =>
    new Promise((shown) =>
      router.replace({
        preserveScroll: true,
        preserveState: true,
        props: (props) => ({ ...wishedProps(props, { slug, added }), nextGift }),
        onFinish: () => shown(),
      })
    ),
  refuse: (error) => {
    const text = refusalText(catalogue(), error, { about: 'wishlist' })
    void toast({ look: 'error', text })
  },
})

/** What is saved for, with the clicks the server has not answered yet. */
export function useWishes() {
  const wanted = useSyncExternalStore(changes.subscribe, changes.wanted, changes.wanted)
  const isSaved = (product: { slug: string; wishlisted: boolean }) =>
    wanted.get(product.slug) ?? product.wishlisted
  return {
    isSaved,
    toggle: (product: { slug: string; wishlisted: boolean }) =>
      void changes.want(product.slug, !isSaved(product)),
  }
}
