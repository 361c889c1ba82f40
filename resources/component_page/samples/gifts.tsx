import { useState } from 'react'
import { Picture } from '~/components/ui/picture'
import { ProductCard, Reach, type ProductReach } from '~/components/ui/product_card'
import { LONG_TITLE, NOWHERE, type Drawn, type Samples } from '../sample'

/** A gift, as far as a member is from it. */
export const gifts = (drawn: Drawn): Samples => {
  const { words } = drawn
  const short: ProductReach = {
    state: 'short',
    share: 0.64,
    tapeLabel: words.way,
    label: words.short,
  }
  return {
    product_card: {
      usual: (
        <Gift {...drawn} title={words.cap} reach={{ state: 'enough', label: words.enough }} isNew />
      ),
      chosen: <Gift {...drawn} title={words.drill} reach={short} isSaved />,
      unavailable: (
        <Gift
          {...drawn}
          title={words.cap}
          reach={{ state: 'unavailable', label: words.notNow }}
          isOut
        />
      ),
      guest: <Gift {...drawn} title={words.cap} reach={{ state: 'unknown' }} isGuest />,
      long: <Gift {...drawn} title={LONG_TITLE} reach={{ ...short, label: LONG_TITLE }} />,
    },
  }
}

type GiftProps = Drawn & {
  title: string
  reach: ProductReach
  isNew?: boolean
  isOut?: boolean
  isSaved?: boolean
  isGuest?: boolean
}

function Gift({ words, locale, title, reach, isNew, isOut, isSaved = false, isGuest }: GiftProps) {
  const [saved, setSaved] = useState(isSaved)
  const badge = isNew
    ? { look: 'new' as const, label: words.isNew }
    : isOut && { look: 'out' as const, label: words.outOfStock }
  return (
    <div className="kit-card">
      <ProductCard
        title={title}
        href={NOWHERE}
        picture={<Picture alt="" />}
        price={2800}
        locale={locale}
        level={3}
        badge={badge || undefined}
        save={
          isGuest ? undefined : { saved, label: words.savingFor, onToggle: () => setSaved(!saved) }
        }
      >
        <Reach reach={reach} />
      </ProductCard>
    </div>
  )
}
