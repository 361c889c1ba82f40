import { Check, CircleAlert, Clock, Info } from 'lucide-react'
import { OpenDispute } from '~/components/points/open_dispute'
import { Icon } from '~/components/ui/icon'
import { Spinner } from '~/components/ui/spinner'
import { formatPoints, formatSignedPoints } from '~/format/points'
import { typedCode } from '@rules/code_text'
import { ownScanText } from '~/scanner/own_scan_text'
import { scanErrorText, scanTodoText } from '~/scanner/scan_error_text'
import type { SessionLine } from '~/scanner/scan_session'
import { catalogue } from '~/translation/catalogue'
import { useLocale, useT } from '~/translation/use_t'

/** Characters shown of a text that is none of our codes, such as a long address. */
const FOREIGN_SHOWN = 40

export interface ScanSessionLineProps {
  line: SessionLine
  /** Says what to do about a refusal too, with the way to support where it may be wrong. */
  explained?: boolean
}

/** One code of a session: points and product, the reason of a refusal, or that it waits. */
export function ScanSessionLine({ line, explained }: ScanSessionLineProps) {
  const t = useT()
  const locale = useLocale()
  switch (line.state) {
    case 'credited': {
      const { points, title, bonuses = [] } = line.result
      return (
        <li className="credited">
          <Icon of={Check} />
          <span>
            {title}
            {bonuses.map((bonus) => (
              <small key={bonus.name}>
                {t('scan.session_bonus', {
                  name: bonus.name,
                  points: bonus.points,
                })}
              </small>
            ))}
          </span>
          <b>{formatSignedPoints(points, locale)}</b>
        </li>
      )
    }
    case 'own':
      return (
        <li>
          <Icon of={Info} />
          <span>{ownScanText(catalogue(), line.scan)}</span>
          <b>{formatPoints(0, locale)}</b>
        </li>
      )
    case 'refused':
      return <RefusedLine line={line} explained={explained} />
    case 'waiting':
      return (
        <li>
          <Icon of={Clock} />
          <span>{t('scan.session_waiting', { code: typedCode(line.code) })}</span>
        </li>
      )
    case 'sending':
      return (
        <li>
          <Spinner />
          <span>{t('scan.checking')}</span>
        </li>
      )
  }
}

type Refused = Extract<SessionLine, { state: 'refused' }>

function RefusedLine({ line, explained }: { line: Refused; explained?: boolean }) {
  const { failure, isForeign } = line
  const code = isForeign ? undefined : line.code
  return (
    <li className="refused">
      <Icon of={CircleAlert} />
      <span>
        <span className="code">{code ? typedCode(code) : shortened(line.code)}</span>
        <span className="reason">{scanErrorText(catalogue(), failure)}</span>
        {explained && <small>{scanTodoText(catalogue(), failure, code)}</small>}
        {explained && code && <OpenDispute code={code} reason={failure.code} />}
      </span>
    </li>
  )
}

function shortened(text: string): string {
  return text.length > FOREIGN_SHOWN ? `${text.slice(0, FOREIGN_SHOWN - 1)}…` : text
}
