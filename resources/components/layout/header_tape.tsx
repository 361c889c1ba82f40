import { Tape } from '~/components/ui/tape'
import { useShared } from '~/hooks/use_shared'
import { useT } from '~/translation/use_t'

/** The tape under the header: a member's way to the next gift, an ornament for guests. */
export function HeaderTape() {
  const t = useT()
  const { security, points, nextGift } = useShared()
  if (!security.user) {
    return (
      <div className="tape header-tape tens-10" aria-hidden="true">
        <i />
      </div>
    )
  }
  if (!nextGift) {
    return (
      <Tape
        size="header"
        share={0}
        label={t('layout.next_gift')}
        valueText={t('layout.no_next_gift')}
      />
    )
  }
  const has = points ?? 0
  return (
    <Tape
      size="header"
      share={has / nextGift.price}
      label={t('layout.next_gift')}
      valueText={t('layout.to_next_gift', { points: nextGift.price - has, gift: nextGift.title })}
    />
  )
}
