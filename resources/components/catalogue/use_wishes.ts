import { router } from '@inertiajs/react'
import { useSyncExternalStore } from 'react'
import { toast } from '~/hooks/toast'
import { JsonError, postJson } from '~/navigation/json'
import { route } from '~/navigation/route'
import { catalogue } from '~/translation/catalogue'
import { errorTextFrom } from '~/translation/error_text'
import { WishChanges } from './wish_changes'
import { wishedProps } from './wished_props'

/** What the server says after a toggle; `nextGift` is what the header tape leads to now. */
type WishAnswer = { added: boolean; wishlist: unknown[]; nextGift: unknown }

// One for the whole page, so that the card and the dialog above it agree.
const changes = new WishChanges<WishAnswer>({
  send: async (slug) => {
    const url = route('wishlist.toggle', { product: slug })
    const answer = await postJson<WishAnswer | { redirect: string }>(url, {})
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
  refuse: (error) => void toast({ look: 'error', text: refusalText(error) }),
})

function refusalText(error: unknown): string {
  const [refusal] = error instanceof JsonError ? error.errors : []
  if (!refusal) return catalogue().text('errors.default')
  return errorTextFrom(catalogue(), {
    code: refusal.rule,
    field: 'wishlist',
    values: refusal.meta,
  })
}

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
