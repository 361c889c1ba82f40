import { ShoppingCart } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '~/components/ui/button'
import { FieldNote } from '~/components/ui/field'
import { Quantity } from '~/components/ui/quantity'
import { VariationPicker } from '~/components/ui/variation_picker'
import { useT } from '~/translation/use_t'
import type { GiftLimit } from './gift_limit'
import { LimitNote } from './limit_note'
import { useProductChoice } from './use_product_choice'
import { isAvailable, type ChoosableProduct } from './variation_choice'
import { WishButton } from './wish_button'

interface ProductFormProps {
  product: ChoosableProduct & {
    slug: string
    title: string
    wishlisted: boolean
    limit?: GiftLimit
  }
  onAdded: () => void
  /** What the gift is; stands above the choice. */
  children: ReactNode
}

/** Variations, quantity and the way into the cart. */
export function ProductForm({ product, onAdded, children }: ProductFormProps) {
  const t = useT()
  const choice = useProductChoice(product, onAdded)
  const { chosen, stock, errors, allowed } = choice
  const soldOut = product.stock === 0 || product.limit?.left === 0
  return (
    <form
      className="body"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void choice.add()
      }}
    >
      {children}
      {product.availableVariationValues.map((type) => (
        <VariationPicker
          key={type.id}
          legend={type.title}
          value={chosen[type.id] === undefined ? null : String(chosen[type.id])}
          unavailableLabel={t('product.out_of_stock')}
          onChange={(value) => choice.choose(type.id, Number(value))}
          options={type.values.map(({ id, title }) => ({
            value: String(id),
            label: title,
            disabled: !isAvailable(product, chosen, { type: type.id, value: id }),
          }))}
        />
      ))}
      <ChoiceError text={errors.variations} />
      {!soldOut && (
        <div className="row between">
          <span className="grid">
            <span className="legend">{t('product.quantity')}</span>
            {stock !== null && (
              <span className="soft small">{t('product.stock', { count: stock })}</span>
            )}
          </span>
          <Quantity
            value={choice.quantity}
            max={choice.max}
            disabled={stock === 0 || allowed === 0}
            labels={{
              group: t('product.quantity'),
              less: t('product.less'),
              more: t('product.more'),
              remove: '',
            }}
            onChange={choice.changeQuantity}
          />
        </div>
      )}
      {product.limit && <LimitNote limit={product.limit} wanted={choice.inCart} />}
      {!soldOut && allowed === 0 && (
        <p className="small text-negative">{t('errors.quantity_limit.default')}</p>
      )}
      <ChoiceError text={errors.quantity ?? errors.other} />
      <div className="pd-add">
        <Button
          type="submit"
          big
          block
          icon={ShoppingCart}
          busy={choice.busy}
          disabled={soldOut || stock === 0 || allowed === 0}
        >
          {soldOut ? t('product.unavailable') : t('product.add')}
        </Button>
      </div>
      <WishButton product={product} />
    </form>
  )
}

/** Said at once, and brought into sight: the button that was pressed stays where it is. */
function ChoiceError({ text }: { text?: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) box.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <div className="field bad" role="alert" ref={box}>
      {text && <FieldNote id="choice-error" error={text} />}
    </div>
  )
}
