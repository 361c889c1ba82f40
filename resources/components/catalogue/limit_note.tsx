import { useLocale, useT } from '~/translation/use_t'
import { limitValues, type GiftLimit } from './gift_limit'

interface LimitNoteProps {
  limit: GiftLimit
  /** Pieces of the gift that are wanted now, over all its variations. */
  wanted: number
  /** An error beside it says already that it is too many. */
  quiet?: boolean
}

/** How many of a gift a member may have, and what is left of that. */
export function LimitNote({ limit, wanted, quiet }: LimitNoteProps) {
  const t = useT()
  const values = limitValues(limit, useLocale())
  const isOver = limit.left === 0 || wanted > limit.left
  return (
    <>
      <p className="soft small">{t('product.limit', values)}</p>
      {isOver && !quiet && (
        <p className="small text-negative">{t('errors.gift_limit.default', values)}</p>
      )}
      {!isOver && limit.again && <p className="soft small">{t('product.limit_used', values)}</p>}
    </>
  )
}
