import { ImageUp, Keyboard, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '~/components/ui/button'
import { Dialog, DialogTitle } from '~/components/ui/dialog'
import { IconButton } from '~/components/ui/icon_button'
import { Toggle } from '~/components/ui/toggle'
import type { ScanSession } from '~/scanner/scan_session'
import { readPicture } from '~/scanner/read_picture'
import { useCamera } from '~/scanner/use_camera'
import { useLens } from '~/scanner/use_lens'
import { useScanLoop } from '~/scanner/use_scan_loop'
import { useT } from '~/translation/use_t'
import CodeChoice from './code_choice'
import { ScanSessionLines } from './scan_session_lines'
import { ScannerPicture } from './scanner_picture'
import { ScannerProblem, type ScannerTrouble } from './scanner_problem'
import { TypedCodeForm } from './typed_code_form'

export interface ScannerViewProps {
  startAtOnce: boolean
  pattern: string
  /** The codes so far where the camera stays open, else null. */
  session: ScanSession | null
  onSeveral: (wanted: boolean) => void
  onText: (text: string) => void
  onPicture: () => void
  onLeave: () => void
}

/** The open scanner: picture and frame, what was read, and the ways on when the camera is none. */
export function ScannerView(props: ScannerViewProps) {
  const t = useT()
  const { session, onText } = props
  const camera = useCamera()
  const { video, attach, isReady, track, status, start } = camera
  const lens = useLens(track)
  const frame = useRef<HTMLDivElement>(null)
  const [isTyping, setTyping] = useState(false)
  const [isBlind, setBlind] = useState(false)
  const [codes, setCodes] = useState<string[]>([])
  const isRunning = status === 'running' && !isTyping && !isBlind

  useEffect(() => {
    if (props.startAtOnce && isReady) void start()
  }, [props.startAtOnce, isReady, start])
  useScanLoop(isRunning, {
    video: () => video.current,
    frame: () => frame.current,
    onText,
    isOnce: !session,
    onBroken: () => setBlind(true),
  })

  if (codes.length > 0) {
    const onClose = () => setCodes([])
    return (
      <CodeChoice codes={codes} onChoose={(code) => (onText(code), onClose())} onClose={onClose} />
    )
  }
  const trouble: ScannerTrouble = isBlind ? 'blind' : status
  return (
    <Dialog
      open
      onClose={props.onLeave}
      size="full"
      closeLabel={t('scan.close')}
      ownClose
      className="scanner night gloves"
    >
      <div className="cam">
        <video ref={attach} muted playsInline aria-hidden="true" />
      </div>
      <header>
        <DialogTitle>{t(session ? 'scan.session_title' : 'scan.dialog_title')}</DialogTitle>
        <IconButton label={t('scan.close')} icon={X} onClick={props.onLeave} />
      </header>
      <div className="mid">
        {isTyping ? (
          <TypedCodeForm
            pattern={props.pattern}
            busy={false}
            takesFocus
            onCode={(code) => {
              onText(code)
              setTyping(false)
            }}
          />
        ) : isRunning ? (
          <ScannerPicture camera={camera} lens={lens} frame={frame} />
        ) : (
          <ScannerProblem trouble={trouble} onStart={start} onType={() => setTyping(true)} />
        )}
      </div>
      <footer>
        {session?.lines.length ? (
          <ScanSessionLines session={session} onEnd={props.onLeave} />
        ) : (
          isRunning && (
            <p className="full scan-help">
              {t('scan.hold_in_frame')}
              <span>{t('scan.distance')}</span>
            </p>
          )
        )}
        <div className="scan-acts full">
          <PictureButton
            onPicture={session ? null : props.onPicture}
            pattern={props.pattern}
            onText={onText}
            onCodes={setCodes}
            onFailed={() => setTyping(true)}
          />
          <Button
            kind="second"
            icon={Keyboard}
            aria-pressed={isTyping}
            onClick={() => setTyping(!isTyping)}
          >
            {t('scan.type')}
          </Button>
        </div>
        <Toggle
          label={t('scan.several')}
          checked={Boolean(session)}
          onChange={({ target }) => props.onSeveral(target.checked)}
        />
      </footer>
    </Dialog>
  )
}

interface PictureButtonProps {
  /** The page's own way to a picture, or null where the dialog reads it itself. */
  onPicture: (() => void) | null
  pattern: string
  onText: (text: string) => void
  onCodes: (codes: string[]) => void
  onFailed: () => void
}

/** A photo instead of the camera; one without a code leads on to the typed code. */
function PictureButton({ onPicture, pattern, onText, onCodes, onFailed }: PictureButtonProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function read(file: Blob) {
    setReading(true)
    const seen = await readPicture(file, pattern)
    setReading(false)
    setFailure('failure' in seen ? seen.failure : null)
    if ('failure' in seen) onFailed()
    else if ('codes' in seen) onCodes(seen.codes)
    else onText(seen.text)
  }

  return (
    <>
      {failure && (
        <p className="scan-note full" role="alert">
          {t(`qr_code.error.${failure}`)}
        </p>
      )}
      <Button
        kind="second"
        icon={ImageUp}
        busy={isReading}
        onClick={() => (onPicture ? onPicture() : input.current?.click())}
      >
        {t('scan.from_photo')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void read(file)
        }}
      />
    </>
  )
}
