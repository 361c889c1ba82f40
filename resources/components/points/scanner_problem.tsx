import { Camera, Keyboard } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { Spinner } from '~/components/ui/spinner'
import type { CameraStatus } from '~/scanner/use_camera'
import { useT } from '~/translation/use_t'

/** `blind`: there is a picture, but nothing in this browser reads codes. */
export type ScannerTrouble = CameraStatus | 'blind'

export interface ScannerProblemProps {
  trouble: ScannerTrouble
  onStart: () => void
  onType: () => void
}

/** What stands in the frame's place while there is no picture, with the way on. */
export function ScannerProblem({ trouble, onStart, onType }: ScannerProblemProps) {
  const t = useT()
  if (trouble === 'asking' || trouble === 'running') {
    return <Spinner label={t('scan.camera_starting')} />
  }
  if (trouble === 'waiting') {
    return (
      <div className="tip stack">
        <p>{t('scan.camera_why')}</p>
        <Button kind="tape" big icon={Camera} onClick={onStart}>
          {t('scan.start_camera')}
        </Button>
      </div>
    )
  }
  return (
    <div className="tip stack">
      <p role="alert">{t(`scan.camera_${trouble}`)}</p>
      <Button kind="tape" big icon={Keyboard} onClick={onType}>
        {t('scan.type')}
      </Button>
      {(trouble === 'refused' || trouble === 'broken') && (
        <Button kind="second" icon={Camera} onClick={onStart}>
          {t('scan.camera_again')}
        </Button>
      )}
    </div>
  )
}
