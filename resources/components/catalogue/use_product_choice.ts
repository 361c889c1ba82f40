import { useRef, useState } from 'react'
import { useShared } from '~/hooks/use_shared'
import { JsonError, postJson, withFreshToken } from '~/navigation/json'
import { leadToLogin } from '~/navigation/lead_to_login'
import { route } from '~/navigation/route'
import { catalogue } from '~/translation/catalogue'
import { refusalText } from '~/translation/refusal_text'
import { useErrorText, useLocale } from '~/translation/use_t'
import { maximumOf, type Cart } from './cart_shape'
import { tellCartChange } from './cart_news'
import { chosenPieces, withReadableDay, type GiftLimit } from './gift_limit'
import {
  chosenAtStart,
  isComplete,
  stockOfChoice,
  variationsOf,
  type ChoosableProduct,
  type Chosen,
} from './variation_choice'

/** Which part of the choice an error speaks of. */
export type ChoiceErrors = { variations?: string; quantity?: string; other?: string }

/** What is chosen of a product, and how it gets into the cart. */
export function useProductChoice(
  product: ChoosableProduct & { slug: string; limit?: GiftLimit },
  onAdded: (cart: Cart) => void
) {
  const errorText = useErrorText()
  const locale = useLocale()
  const { cart } = useShared()
  const [chosen, setChosen] = useState<Chosen>(() => chosenAtStart(product))
  const [wanted, setWanted] = useState(1)
  const [busy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const [errors, setErrors] = useState<ChoiceErrors>({})
  const stock = stockOfChoice(product, chosen)
  const inCart = cart ? chosenPieces(cart, product.slug) : 0
  const allowed = Math.max(0, (product.limit?.left ?? Number.POSITIVE_INFINITY) - inCart)
  const max = Math.max(1, Math.min(maximumOf(stock), allowed))
  const quantity = Math.min(wanted, max)

  function choose(type: number, value: number) {
    setChosen({ ...chosen, [type]: value })
    setErrors({})
  }

  async function add() {
    if (isUnderWay.current) return
    if (!isComplete(product, chosen)) {
      return setErrors({ variations: errorText('required', 'variations') })
    }
    isUnderWay.current = true
    setBusy(true)
    setErrors({})
    const url = route('product.add_to_cart', { product: product.slug })
    const body = { quantity, variations: variationsOf(chosen) }
    try {
      const put = () => postJson<{ cart: Cart }>(url, body)
      const { cart: changed } = await withFreshToken(put)
      tellCartChange()
      onAdded(changed)
    } catch (error) {
      if (!leadToLogin(error)) setErrors(errorsOf(error))
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  function errorsOf(error: unknown): ChoiceErrors {
    const [first] = error instanceof JsonError ? error.errors : []
    const values = withReadableDay(first?.meta ?? {}, locale)
    const text = refusalText(catalogue(), error, { about: 'product', values })
    if (first?.field === 'variations') return { variations: text }
    return first?.field === 'quantity' ? { quantity: text } : { other: text }
  }

  function changeQuantity(value: number) {
    setWanted(value)
    setErrors({})
  }

  return {
    chosen,
    choose,
    quantity,
    changeQuantity,
    max,
    allowed,
    inCart,
    stock,
    busy,
    errors,
    add,
  }
}
