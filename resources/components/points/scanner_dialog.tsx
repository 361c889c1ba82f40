import { useState } from 'react'
import { totalOf, type SessionTotal } from '~/scanner/scan_session'
import { refreshPoints, useScanSession } from '~/scanner/use_scan_session'
import { ScanSessionSummary } from './scan_session_summary'
import { ScannerView } from './scanner_view'

export interface ScannerDialogProps {
  /** Starts the camera at once: the member tapped for it, or gave the permission before. */
  startAtOnce: boolean
  /** What a code looks like, from the server. */
  pattern: string
  /** Begins with the camera staying open for code after code; the member can change it. */
  continuous?: boolean
  /** The text of the one code that was read. */
  onText: (text: string) => void
  /** The member wants to choose a photo; without `continuous` the page takes it from there. */
  onPicture: () => void
  /** Closed without a session. */
  onClose: () => void
  /** A session of many codes is over and its sum was shown. */
  onSessionEnd?: (total: SessionTotal) => void
}

/** The camera, for one code or for one after the other; a session ends with its sum. */
export default function ScannerDialog({ onClose, onSessionEnd, ...props }: ScannerDialogProps) {
  const { session, read, prepare } = useScanSession(props.pattern)
  const [several, setSeveral] = useState(Boolean(props.continuous))
  const [isSumShown, setSumShown] = useState(false)
  const total = totalOf(session)

  function end() {
    refreshPoints()
    onSessionEnd?.(total)
    onClose()
  }

  if (isSumShown) {
    const onMore = () => setSumShown(false)
    return <ScanSessionSummary session={session} onMore={onMore} onEnd={end} />
  }
  return (
    <ScannerView
      {...props}
      session={several ? session : null}
      onText={several ? read : props.onText}
      onSeveral={(wanted) => {
        prepare()
        setSeveral(wanted)
      }}
      onLeave={() => (session.lines.length ? setSumShown(true) : onClose())}
    />
  )
}
