import { CircleAlert, CircleCheck, Hourglass, Info } from 'lucide-react'
import { OpenDispute } from '~/components/points/open_dispute'
import { Badge } from '~/components/ui/badge'
import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { ButtonLink } from '~/components/ui/button_link'
import { usePause } from '~/scan_queue/pause_state'
import type { QueuedScan } from '~/scan_queue/queued_scan'
import { useQueuedScans } from '~/scan_queue/use_queued_scans'
import { typedCode } from '@rules/code_text'
import { ownScanText } from '~/scanner/own_scan_text'
import { scanErrorText } from '~/scanner/scan_error_text'
import { catalogue } from '~/translation/catalogue'
import { useLocale, useT } from '~/translation/use_t'

/** Scans that wait on this phone and what became of those that did. */
export function WaitingScans() {
  const t = useT()
  const { scans, isSending, sendNow, clearDecided } = useQueuedScans()
  if (scans.length === 0) return null
  const waiting = scans.filter(({ state }) => state === 'waiting').length
  return (
    <section className="panel stack" aria-labelledby="waiting-scans">
      <h2 id="waiting-scans" className="text-h4">
        {t('scan.waiting.title')}
      </h2>
      {waiting > 0 && <WhyWaiting count={waiting} />}
      <ul className="waiting-scans">
        {scans.map((scan) => (
          <WaitingScan key={scan.id} scan={scan} />
        ))}
      </ul>
      <div className="row">
        {waiting > 0 && (
          <Button kind="second" busy={isSending} onClick={() => void sendNow()}>
            {t('scan.waiting.send_now')}
          </Button>
        )}
        {waiting < scans.length && (
          <Button kind="quiet" onClick={() => void clearDecided()}>
            {t('scan.waiting.clear')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** What the member can do so that the scans are sent. */
function WhyWaiting({ count }: { count: number }) {
  const t = useT()
  const pause = usePause()
  if (pause?.reason === 'unauthorized') {
    const login = <ButtonLink href="/belepes">{t('layout.log_in')}</ButtonLink>
    return (
      <Banner look="warning" live="status" action={login}>
        {t('scan.waiting.log_in_to_send', { count })}
      </Banner>
    )
  }
  const reason = pause?.reason ?? 'trouble'
  return (
    <p className="soft" role="status">
      {t(`scan.waiting.why_${reason}`, { count, wait_for: pause?.waitForSeconds ?? 0 })}
    </p>
  )
}

function WaitingScan({ scan }: { scan: QueuedScan }) {
  const t = useT()
  const locale = useLocale()
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <li>
      <div className="row between">
        <span className="code">{typedCode(scan.code)}</span>
        {scan.state === 'waiting' && (
          <Badge look="neutral" icon={Hourglass}>
            {t('scan.waiting.waiting')}
          </Badge>
        )}
        {scan.result && (
          <Badge look="enough" icon={CircleCheck}>
            {t('scan.waiting.credited', { points: scan.result.points })}
          </Badge>
        )}
        {scan.own && (
          <Badge look="neutral" icon={Info}>
            {t('scan.waiting.own')}
          </Badge>
        )}
        {scan.failure && (
          <Badge look="bad" icon={CircleAlert}>
            {t('scan.waiting.refused')}
          </Badge>
        )}
      </div>
      <p className="soft small">
        {scan.result?.title ??
          (scan.own && ownScanText(catalogue(), scan.own)) ??
          (scan.failure
            ? scanErrorText(catalogue(), scan.failure)
            : t('scan.waiting.scanned_at', { time: time.format(scan.scannedAt) }))}
      </p>
      {scan.failure && <OpenDispute code={scan.code} reason={scan.failure.code} kind="quiet" />}
    </li>
  )
}
