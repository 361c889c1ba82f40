import { Check, CircleAlert, Clock } from 'lucide-react'
import { Icon } from '~/components/ui/icon'
import { Spinner } from '~/components/ui/spinner'
import { formatSignedPoints } from '~/format/points'
import { typedCode } from '~/scanner/code_format'
import { scanErrorText } from '~/scanner/scan_error_text'
import type { SessionLine } from '~/scanner/scan_session'
import { catalogue } from '~/translation/catalogue'
import { useLocale, useT } from '~/translation/use_t'

/** One code of a session: points and product, the reason of a refusal, or that it waits. */
export function ScanSessionLine({ line }: { line: SessionLine }) {
  const t = useT()
  const locale = useLocale()
  switch (line.state) {
    case 'credited': {
      const { points, title, repeated, bonuses = [] } = line.result
      return (
        <li className="credited">
          <Icon of={Check} />
          <span>
            {repeated ? t('scan.session_repeated', { product: title }) : title}
            {!repeated &&
              bonuses.map((bonus) => (
                <small key={bonus.name}>
                  {t('scan.session_bonus', {
                    name: bonus.name,
                    points: bonus.points,
                  })}
                </small>
              ))}
          </span>
          <b>{formatSignedPoints(repeated ? 0 : points, locale)}</b>
        </li>
      )
    }
    case 'refused':
      return (
        <li className="refused">
          <Icon of={CircleAlert} />
          <span>{scanErrorText(catalogue(), line.failure)}</span>
        </li>
      )
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
