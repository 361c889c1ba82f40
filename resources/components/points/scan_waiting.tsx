import { Clock, CloudOff, ScanQrCode } from 'lucide-react'
import { useId } from 'react'
import { Button } from '~/components/ui/button'
import { Dialog, DialogTitle } from '~/components/ui/dialog'
import { Icon } from '~/components/ui/icon'
import type { WaitingReason } from '~/scanner/scan_state'
import { useT } from '~/translation/use_t'

interface ScanWaitingProps {
  why: WaitingReason
  onAnother: () => void
  onClose: () => void
}

/** The code is kept; no figure is shown, because nothing is credited yet. */
export function ScanWaiting({ why, onAnother, onClose }: ScanWaitingProps) {
  const t = useT()
  const told = useId()
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
        <span className="result-sign waiting">
          <Icon of={why === 'connection' ? CloudOff : Clock} size="xl" />
        </span>
        <DialogTitle>{t('scan.waiting.kept_title')}</DialogTitle>
        <p className="result-text">{t(`scan.waiting.kept_${why}`)}</p>
        <p className="result-text">{t('scan.waiting.kept_text')}</p>
      </div>
      <div className="bottom">
        <Button kind="tape" big icon={ScanQrCode} onClick={onAnother}>
          {t('scan.another')}
        </Button>
        <Button kind="second" big onClick={onClose}>
          {t('scan.waiting.to_list')}
        </Button>
      </div>
    </Dialog>
  )
}
