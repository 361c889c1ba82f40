import { Info, ScanQrCode } from 'lucide-react'
import { useId } from 'react'
import { Button } from '~/components/ui/button'
import { ButtonLink } from '~/components/ui/button_link'
import { Dialog, DialogTitle } from '~/components/ui/dialog'
import { Icon } from '~/components/ui/icon'
import { route } from '~/navigation/route'
import { ownScanText } from '~/scanner/own_scan_text'
import type { OwnScan } from '~/scanner/scan_state'
import { catalogue } from '~/translation/catalogue'
import { useT } from '~/translation/use_t'

interface ScanOwnProps {
  scan: OwnScan
  onAnother: () => void
  onClose: () => void
}

/** A code that is the member's already: when it brought what, and that nothing new was booked. */
export default function ScanOwn({ scan, onAnother, onClose }: ScanOwnProps) {
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
          <Icon of={Info} size="xl" />
        </span>
        <DialogTitle>{t('scan.own.title')}</DialogTitle>
        <p className="result-text">{ownScanText(catalogue(), scan)}</p>
        <p className="result-text">{t('scan.own.nothing_new')}</p>
      </div>
      <div className="bottom">
        <Button kind="tape" big icon={ScanQrCode} onClick={onAnother}>
          {t('scan.another')}
        </Button>
        <ButtonLink kind="second" big href={route('point-collection')}>
          {t('scan.back_to_collecting')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
