import { ScanQrCode } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { Dialog, DialogTitle } from '~/components/ui/dialog'
import { PointsFigure } from '~/components/ui/points_figure'
import { RewardLid } from '~/components/ui/reward_lid'
import { totalOf, type ScanSession } from '~/scanner/scan_session'
import { useLocale, useT } from '~/translation/use_t'
import { ScanSessionLine } from './scan_session_line'

export interface ScanSessionSummaryProps {
  session: ScanSession
  onMore: () => void
  onEnd: () => void
}

/** The sum of a session on the lid, and every code of it below, refusals with what to do now. */
export function ScanSessionSummary({ session, onMore, onEnd }: ScanSessionSummaryProps) {
  const t = useT()
  const locale = useLocale()
  const total = totalOf(session)
  return (
    <Dialog open onClose={onEnd} size="full" closeLabel={t('scan.close')} className="result gloves">
      <div className="top">
        <DialogTitle>{t('scan.session_sum')}</DialogTitle>
        <div className="session-sum" role="status">
          <RewardLid points={total.points} locale={locale} unit={t('points.unit')} />
          <p>
            {t('scan.session_counts', {
              credited: total.credited,
              own: total.own,
              refused: total.refused,
              waiting: total.waiting,
            })}
          </p>
          {total.balance !== null && (
            <PointsFigure points={total.balance} locale={locale} size="big" />
          )}
        </div>
        <ol className="session-lines all" aria-label={t('scan.session_lines')}>
          {session.lines.map((line) => (
            <ScanSessionLine key={line.code} line={line} explained />
          ))}
        </ol>
      </div>
      <div className="bottom">
        <Button kind="tape" big icon={ScanQrCode} onClick={onMore}>
          {t('scan.session_more')}
        </Button>
        <Button kind="second" big onClick={onEnd}>
          {t('scan.session_done')}
        </Button>
      </div>
    </Dialog>
  )
}
