import { ProductCard } from '~/components/ui/product_card'
import { useShared } from '~/hooks/use_shared'
import { openDialog } from '~/navigation/dialog'
import { route } from '~/navigation/route'
import { useLocale, useT } from '~/translation/use_t'
import { ItemPicture } from './item_picture'
import { plainClick } from './plain_click'
import { reachOf } from './reach'
import { useWishes } from './use_wishes'

/** A gift as the list knows it. */
export type ListedProduct = {
  id: number
  title: string
  slug: string
  price: number
  stock: number | null
  isNew: boolean
  wishlisted: boolean
  short_description: string
  thumbnail: { url: string; alt_text: string } | null
}

interface ProductGridProps {
  products: ListedProduct[]
  /** The address of the list as it stands, where closing a gift leads back to. */
  listUrl: string
}

/** Gifts in 2, 3 or 4 columns; each opens over the list. */
export function ProductGrid({ products, listUrl }: ProductGridProps) {
  const t = useT()
  const locale = useLocale()
  const { points } = useShared()
  const { isSaved, toggle } = useWishes()
  return (
    <div className="grid-cards">
      {products.map((product, index) => {
        const href = route('product.detail', { product: product.slug })
        return (
          <ProductCard
            key={product.id}
            level={2}
            title={product.title}
            href={href}
            price={product.price}
            locale={locale}
            reach={reachOf(product, points, t)}
            badge={badgeOf(product, t)}
            save={{
              saved: isSaved(product),
              label: t('wishlist.toggle_named', { title: product.title }),
              onToggle: () => toggle(product),
            }}
            onClick={(event) => {
              if (!plainClick(event)) return
              event.preventDefault()
              openDialog(href, listUrl)
            }}
            picture={
              <ItemPicture
                thumbnail={product.thumbnail}
                first={index === 0}
                sizes="(min-width: 1024px) 290px, (min-width: 600px) 33vw, 50vw"
              />
            }
          />
        )
      })}
    </div>
  )
}

function badgeOf(product: ListedProduct, t: (key: string) => string) {
  if (product.stock === 0) return { look: 'out' as const, label: t('product.out_of_stock') }
  return product.isNew ? { look: 'new' as const, label: t('product.new') } : undefined
}
