import { useEffect, useState } from 'react'
import { Button } from '~/components/ui/button'
import { totalOf, type ScanSession } from '~/scanner/scan_session'
import { useT } from '~/translation/use_t'
import { ScanSessionLine } from './scan_session_line'

/** Lines that stay in sight above the buttons; the rest is in the sum at the end. */
const LINES_SHOWN = 3

export interface ScanSessionLinesProps {
  session: ScanSession
  onEnd: () => void
}

/** The newest codes with their points, the pause if there is one, and the sum so far on the button. */
export function ScanSessionLines({ session, onEnd }: ScanSessionLinesProps) {
  const t = useT()
  const pause = usePause(session.pausedUntil)
  const { points } = totalOf(session)
  return (
    <>
      <ol className="session-lines full" aria-live="polite" aria-label={t('scan.session_lines')}>
        {session.lines.slice(0, LINES_SHOWN).map((line) => (
          <ScanSessionLine key={line.code} line={line} />
        ))}
      </ol>
      {pause > 0 && <p className="scan-note full">{t('scan.again_in', { seconds: pause })}</p>}
      <Button kind="tape" big className="full" onClick={onEnd}>
        {t('scan.session_end', { points })}
      </Button>
    </>
  )
}

/** Whole seconds until the server listens again, ticking down to 0. */
function usePause(pausedUntil: number): number {
  const [now, setNow] = useState(() => performance.now())
  const left = Math.max(0, Math.ceil((pausedUntil - now) / 1000))
  useEffect(() => {
    if (pausedUntil <= performance.now()) return
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [pausedUntil])
  return left
}
