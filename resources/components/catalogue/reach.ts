import type { ProductReach } from '~/components/ui/product_card'
import type { Translate } from '~/translation/use_t'

interface Priced {
  title: string
  /** Points. */
  price: number
  stock: number | null
}

/** Where a member with so many points stands with a product. */
export function reachOf(product: Priced, points: number | null, t: Translate): ProductReach {
  if (product.stock === 0) return { state: 'unavailable', label: t('product.unavailable') }
  if (points === null) return { state: 'unknown' }
  if (points >= product.price) return { state: 'enough', label: t('product.enough') }
  return {
    state: 'short',
    share: points / product.price,
    tapeLabel: t('product.way', { title: product.title }),
    label: t('product.to_go', { points: product.price - points }),
  }
}
