import type { ReactNode } from 'react'
import { ProductCard, Reach } from '~/components/ui/product_card'
import { useShared } from '~/hooks/use_shared'
import { openDialog } from '~/navigation/dialog'
import { route } from '~/navigation/route'
import { kept } from '~/server_rendering/kept'
import { useLocale, useT, type Translate } from '~/translation/use_t'
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
  const { points } = useShared()
  const { isSaved, toggle } = useWishes()
  return (
    <div className="grid-cards">
      {products.map((product, index) => {
        const Card = product.thumbnail ? PicturedCard : GiftCard
        return (
          <Card
            key={product.id}
            title={product.title}
            slug={product.slug}
            price={product.price}
            thumbnail={product.thumbnail}
            isOut={product.stock === 0}
            isNew={product.isNew}
            isFirst={index === 0}
            isSaved={isSaved(product)}
            onToggle={() => toggle(product)}
            onOpen={(href) => openDialog(href, listUrl)}
          >
            <Reach reach={reachOf(product, points, t)} />
          </Card>
        )
      })}
    </div>
  )
}

interface GiftCardProps extends Pick<
  ListedProduct,
  'title' | 'slug' | 'price' | 'thumbnail' | 'isNew'
> {
  isOut: boolean
  isFirst: boolean
  isSaved: boolean
  onToggle: () => void
  onOpen: (href: string) => void
  children: ReactNode
}

function GiftCard(props: GiftCardProps) {
  const t = useT()
  const { title, slug, price, thumbnail, isFirst, isSaved } = props
  const href = route('product.detail', { product: slug })
  return (
    <ProductCard
      level={2}
      title={title}
      href={href}
      price={price}
      locale={useLocale()}
      badge={badgeOf(props, t)}
      save={{
        saved: isSaved,
        label: t('wishlist.toggle_named', { title }),
        onToggle: props.onToggle,
      }}
      onClick={(event) => {
        if (!plainClick(event)) return
        event.preventDefault()
        props.onOpen(href)
      }}
      picture={
        <ItemPicture
          thumbnail={thumbnail}
          first={isFirst}
          sizes="(min-width: 1024px) 290px, (min-width: 600px) 33vw, 50vw"
        />
      }
    >
      {props.children}
    </ProductCard>
  )
}

/** Only a card with a picture is kept: what stands in for one has ids of its own. */
const PicturedCard = kept(GiftCard)

function badgeOf({ isOut, isNew }: GiftCardProps, t: Translate) {
  if (isOut) return { look: 'out' as const, label: t('product.out_of_stock') }
  return isNew ? { look: 'new' as const, label: t('product.new') } : undefined
}
