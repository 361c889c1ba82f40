import { Bookmark } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { useT } from '~/translation/use_t'
import { useWishes } from './use_wishes'

/** "I save for this!" with its words; pressed while the gift is on the member's list. */
export function WishButton({ product }: { product: { slug: string; wishlisted: boolean } }) {
  const t = useT()
  const { isSaved, toggle } = useWishes()
  const saved = isSaved(product)
  return (
    <Button
      kind="second"
      block
      icon={Bookmark}
      className={saved ? 'saved' : undefined}
      aria-pressed={saved}
      onClick={() => toggle(product)}
    >
      {t('wishlist.toggle')}
    </Button>
  )
}
