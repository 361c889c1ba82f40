import { ScanQrCode } from 'lucide-react'
import { useEffect, useId } from 'react'
import { Button } from '~/components/ui/button'
import { ButtonLink } from '~/components/ui/button_link'
import { Dialog, DialogTitle } from '~/components/ui/dialog'
import { PointsFigure } from '~/components/ui/points_figure'
import { Tape } from '~/components/ui/tape'
import { useShared } from '~/hooks/use_shared'
import { RewardLid } from '~/components/ui/reward_lid'
import { formatPoints } from '~/format/points'
import { route } from '~/navigation/route'
import type { ScanResult } from '~/scanner/scan_state'
import { useLocale, useT } from '~/translation/use_t'

/** Length of the vibration that tells of points, in ms. */
const VIBRATION_MS = 100

export interface ScanSuccessProps {
  result: ScanResult
  onAnother: () => void
  onClose: () => void
}

/** The lid with the points gained, the product, the new balance, and the way to the next code. */
export default function ScanSuccess({ result, onAnother, onClose }: ScanSuccessProps) {
  const t = useT()
  const told = useId()
  const locale = useLocale()
  useEffect(() => {
    // A phone that nobody touched yet, such as after a link, may not vibrate and complains.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS)
  }, [])
  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      closeLabel={t('scan.close')}
      describedBy={told}
      className="result gloves"
    >
      <div className="top" id={told}>
        <DialogTitle>{t('scan.success_title')}</DialogTitle>
        <RewardLid points={result.points} locale={locale} unit={t('points.unit')} />
        <WhatFor result={result} />
        <p>{t('scan.success_text', { product: result.title })}</p>
        <PointsFigure points={result.balance} locale={locale} size="big" />
        <WayToNextGift balance={result.balance} />
      </div>
      <div className="bottom">
        <Button kind="tape" big icon={ScanQrCode} onClick={onAnother}>
          {t('scan.another')}
        </Button>
        <ButtonLink kind="second" big href={route('product-categories')}>
          {t('scan.see_gifts')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}

/** The points of the product and what promotions added, where there are any. */
function WhatFor({ result: { base, bonuses = [] } }: { result: ScanResult }) {
  const t = useT()
  const locale = useLocale()
  if (base === undefined || bonuses.length === 0) return null
  return (
    <ul className="what-for">
      {[{ name: t('scan.base_points'), points: base }, ...bonuses].map(({ name, points }) => (
        <li key={name}>
          <span>{name}</span>
          <b>+{formatPoints(points, locale)}</b>
        </li>
      ))}
    </ul>
  )
}

/** The large tape, where there is a gift to save for; the header's own follows a moment later. */
function WayToNextGift({ balance }: { balance: number }) {
  const t = useT()
  const { nextGift } = useShared()
  if (!nextGift || nextGift.price <= balance) return null
  const words = t('layout.to_next_gift', { points: nextGift.price - balance, gift: nextGift.title })
  return (
    <div className="next-gift-way">
      <Tape share={balance / nextGift.price} label={t('layout.next_gift')} valueText={words} />
      <p className="soft small">{words}</p>
    </div>
  )
}
