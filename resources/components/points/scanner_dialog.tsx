import { useEffect, useState } from 'react'
import { chooseSeveral, severalChosen } from '~/scanner/several_choice'
import { refreshPoints, useScanSession } from '~/scanner/use_scan_session'
import { ScanSessionSummary } from './scan_session_summary'
import { ScannerView } from './scanner_view'

export interface ScannerDialogProps {
  /** Starts the camera at once: the member tapped for it, or gave the permission before. */
  startAtOnce: boolean
  /** What a code looks like, from the server. */
  pattern: string
  /** The text of the one code that was read. */
  onText: (text: string) => void
  /** The member wants to choose a photo; for one code the page takes it from there. */
  onPicture: () => void
  onClose: () => void
}

/** The camera, for one code or for one after the other, as the last time; a session ends with its sum. */
export default function ScannerDialog({ onClose, ...props }: ScannerDialogProps) {
  const { session, read, prepare } = useScanSession(props.pattern)
  const [several, setSeveral] = useState(severalChosen)
  const [isSumShown, setSumShown] = useState(false)

  useEffect(() => {
    // Opened by a tap as a rule: the tones may be heard from the first code on.
    if (several) prepare()
  }, [several, prepare])

  function end() {
    refreshPoints()
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
        chooseSeveral(wanted)
      }}
      onLeave={() => (session.lines.length ? setSumShown(true) : onClose())}
    />
  )
}
