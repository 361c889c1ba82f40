import { Head } from '@inertiajs/react'
import { Gift, ScanQrCode } from 'lucide-react'
import { AuthCard } from '~/components/auth/auth_card'
import { ButtonLink } from '~/components/ui/button_link'
import { PointsChange } from '~/components/ui/points_figure'
import { RewardLid } from '~/components/ui/reward_lid'
import { route } from '~/navigation/route'
import { useLocale, useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type Gain = { source: string; source_name: string; points: number }
type SuccessProps = InertiaProps<{
  /** What this turn of the flow brought. */
  gains: Gain[]
}>

/** The end of the flow: the points gained in it, and where to go on. */
export default function Success({ gains }: SuccessProps) {
  const t = useT()
  const sum = gains.reduce((total, { points }) => total + points, 0)
  const title = t(sum > 0 ? 'extra_points.success.title' : 'extra_points.success.title_without')
  const lead = t(sum > 0 ? 'extra_points.success.lead' : 'extra_points.success.lead_without')
  return (
    <AuthCard title={title} lead={lead}>
      <Head title={title} />
      {sum > 0 && <Gained gains={gains} sum={sum} />}
      <div className="form">
        <ButtonLink kind="tape" big block icon={ScanQrCode} href={route('point-collection')}>
          {t('extra_points.success.collect')}
        </ButtonLink>
        <ButtonLink kind="second" block icon={Gift} href={route('product-categories')}>
          {t('extra_points.success.gifts')}
        </ButtonLink>
      </div>
    </AuthCard>
  )
}

/** The lid with the sum, and below it what each step brought. */
function Gained({ gains, sum }: { gains: Gain[]; sum: number }) {
  const t = useT()
  const locale = useLocale()
  return (
    <>
      <div className="gained">
        <RewardLid points={sum} locale={locale} unit={t('points.unit')} />
      </div>
      {gains.length > 1 && (
        <ul className="list">
          {gains.map(({ source, source_name: name, points }) => (
            <li key={`${source} ${name}`} className="row between py-3">
              <span>
                <b>{t(`points.source.${source}`)}</b>
                {name && `: ${name}`}
              </span>
              <PointsChange points={points} locale={locale} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
