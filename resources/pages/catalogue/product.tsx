import { Head } from '@inertiajs/react'
import type { GiftLimit } from '~/components/catalogue/gift_limit'
import { ItemPicture } from '~/components/catalogue/item_picture'
import { ProductForm } from '~/components/catalogue/product_form'
import type { Combination, VariationChoice } from '~/components/catalogue/variation_choice'
import { Badge } from '~/components/ui/badge'
import { Dialog, DialogTitle } from '~/components/ui/dialog'
import { PointsFigure } from '~/components/ui/points_figure'
import { toast } from '~/hooks/toast'
import { useShared } from '~/hooks/use_shared'
import { useLocale, useT } from '~/translation/use_t'

/** A gift with all that its dialog shows. @source requirements D-15, K-08 */
export type Product = {
  id: number
  title: string
  slug: string
  price: number
  stock: number | null
  isNew: boolean
  wishlisted: boolean
  short_description: string
  /** HTML that was made safe when it was written. */
  description: string
  thumbnail: { url: string; alt_text: string } | null
  availableVariationValues: VariationChoice[]
  combinations: Combination[]
  limit?: GiftLimit
}

interface ProductDialogProps {
  product: Product
  closeHref: string
  onClose: () => void
}

/** One gift over the list: what it is, what it costs, and how it gets into the cart. */
export default function ProductDialog({ product, closeHref, onClose }: ProductDialogProps) {
  const t = useT()
  const locale = useLocale()
  const { cart } = useShared()

  /** Into an empty cart: its drawer opens by itself; otherwise a toast says that it is in. */
  function leave() {
    if (cart && cart.count > 0) void toast({ look: 'success', text: t('product.added') })
    onClose()
  }

  return (
    <Dialog
      open
      hasAddress
      size="wide"
      closeLabel={t('layout.close')}
      closeHref={closeHref}
      onClose={onClose}
    >
      <Head title={product.title} />
      <div className="pd">
        <ItemPicture thumbnail={product.thumbnail} first sizes="(min-width: 1024px) 480px, 100vw" />
        <ProductForm product={product} onAdded={leave}>
          <div className="stack gap-2.5!">
            {(product.isNew || product.stock === 0) && (
              <span className="row">
                {product.stock === 0 && <Badge look="out">{t('product.out_of_stock')}</Badge>}
                {product.isNew && <Badge look="new">{t('product.new')}</Badge>}
              </span>
            )}
            <DialogTitle>{product.title}</DialogTitle>
            <PointsFigure
              points={product.price}
              locale={locale}
              size="big"
              unit={t('product.points')}
            />
          </div>
          {product.short_description && <p className="lead">{product.short_description}</p>}
          {product.description && (
            <div className="prose soft" dangerouslySetInnerHTML={{ __html: product.description }} />
          )}
        </ProductForm>
      </div>
    </Dialog>
  )
}
