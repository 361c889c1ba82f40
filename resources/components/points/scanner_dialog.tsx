import { Camera, Flashlight, ImageUp, X } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '~/components/ui/button'
import { Dialog, DialogTitle } from '~/components/ui/dialog'
import { IconButton } from '~/components/ui/icon_button'
import { Spinner } from '~/components/ui/spinner'
import { createDecoder } from '~/scanner/decoder'
import { frameOfVideo } from '~/scanner/frame_of_video'
import { startScanLoop } from '~/scanner/scan_loop'
import { useCamera, type CameraStatus } from '~/scanner/use_camera'
import { useT } from '~/translation/use_t'

export interface ScannerDialogProps {
  /** Starts the camera at once: the member tapped for it, or gave the permission before. */
  startAtOnce: boolean
  onText: (text: string) => void
  onPicture: () => void
  onClose: () => void
}

/** The camera, full screen on phones: frame, one line of help, torch and the way to a photo. */
export default function ScannerDialog(props: ScannerDialogProps) {
  const t = useT()
  const camera = useCamera()
  const { video, status, start } = camera

  useEffect(() => {
    if (props.startAtOnce) void start()
  }, [props.startAtOnce, start])

  useScanLoop(status === 'running', () => video.current, props.onText)

  return (
    <Dialog
      open
      onClose={props.onClose}
      size="full"
      closeLabel={t('scan.close')}
      ownClose
      className="scanner night"
    >
      <div className="cam">
        <video ref={video} muted playsInline aria-hidden="true" />
      </div>
      <header>
        <DialogTitle>{t('scan.dialog_title')}</DialogTitle>
        <IconButton label={t('scan.close')} icon={X} onClick={props.onClose} />
      </header>
      <div className="mid">
        {status === 'running' ? (
          <div className="frame" />
        ) : (
          <Waiting status={status} onStart={start} />
        )}
      </div>
      <footer>
        <p className="full scan-help">
          {t('scan.hold_in_frame')}
          <span>{t('scan.distance')}</span>
        </p>
        <div className="scan-acts full">
          {camera.torch !== null && (
            <Button
              kind="second"
              icon={Flashlight}
              aria-pressed={camera.torch}
              onClick={camera.toggleTorch}
            >
              {t('scan.torch')}
            </Button>
          )}
          <Button kind="second" icon={ImageUp} onClick={props.onPicture}>
            {t('scan.from_photo')}
          </Button>
        </div>
      </footer>
    </Dialog>
  )
}

/** Decodes while `running`; the first text ends it, because the dialog then closes. */
function useScanLoop(
  running: boolean,
  video: () => HTMLVideoElement | null,
  onText: (text: string) => void
) {
  useEffect(() => {
    if (!running) return
    const decoder = createDecoder()
    const stop = startScanLoop({
      decoder,
      frame: frameOfVideo(video),
      onText,
      onBroken: () => console.error('No decoder works in this browser'),
    })
    return () => {
      stop()
      decoder.close()
    }
    // The loop belongs to one opening of the camera; later renders must not restart it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [running])
}

/** What stands in the frame's place while there is no picture. */
function Waiting({ status, onStart }: { status: CameraStatus; onStart: () => void }) {
  const t = useT()
  if (status === 'asking') return <Spinner label={t('scan.camera_starting')} />
  if (status === 'waiting') {
    return (
      <div className="tip stack">
        <p>{t('scan.camera_why')}</p>
        <Button kind="tape" icon={Camera} onClick={onStart}>
          {t('scan.start_camera')}
        </Button>
      </div>
    )
  }
  return (
    <p className="tip" role="alert">
      {t(`scan.camera_${status}`)}
    </p>
  )
}
