import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { OpenDispute } from '~/components/points/open_dispute'
import { Button } from '~/components/ui/button'
import { ButtonLink } from '~/components/ui/button_link'
import { CountdownRing } from '~/components/ui/countdown_ring'
import { Dialog, DialogTitle } from '~/components/ui/dialog'
import { Icon } from '~/components/ui/icon'
import { route } from '~/navigation/route'
import { scanErrorText, scanTodoText } from '~/scanner/scan_error_text'
import type { ScanFailure } from '~/scanner/scan_state'
import { catalogue } from '~/translation/catalogue'
import { useT } from '~/translation/use_t'

export interface ScanFailedProps {
  failure: ScanFailure
  /** The refused code, where the server has seen one. */
  code?: string
  onAgain: () => void
  onClose: () => void
}

/** The reason first, then what to do; a pause counts down before the next try. */
export function ScanFailed({ failure, code, onAgain, onClose }: ScanFailedProps) {
  const t = useT()
  const wait = useCountdown(failure.waitForSeconds ?? 0)
  const isPause = failure.waitForSeconds !== undefined
  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      closeLabel={t('scan.close')}
      className="result gloves"
    >
      <div className="top">
        {isPause ? (
          <CountdownRing seconds={wait} total={failure.waitForSeconds!} />
        ) : (
          <span className="result-sign">
            <Icon of={CircleAlert} size="xl" />
          </span>
        )}
        <DialogTitle>{t(isPause ? 'scan.paused_title' : 'scan.failed_title')}</DialogTitle>
        <p className="result-text" role="alert">
          {scanErrorText(catalogue(), failure)}
        </p>
        <div className="panel result-hints">
          <h3>{t('scan.todo_title')}</h3>
          <p>{scanTodoText(catalogue(), failure, code)}</p>
        </div>
      </div>
      <div className="bottom">
        <Button big disabled={wait > 0} onClick={onAgain}>
          {wait > 0 ? t('scan.again_in', { seconds: wait }) : t('scan.try_again')}
        </Button>
        {code && <OpenDispute code={code} reason={failure.code} big />}
        <ButtonLink kind="second" big href={route('point-collection')}>
          {t('scan.back_to_collecting')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}

/** Seconds left, ticking each second down to 0. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}
