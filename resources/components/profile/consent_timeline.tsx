import { Download } from 'lucide-react'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button_link'
import { formatDateTime } from '~/format/date'
import { route } from '~/navigation/route'
import { useLocale, useT } from '~/translation/use_t'
import type { ConsentChange } from './profile_types'

/** When which consent was given or withdrawn, in the words that were shown. */
export function ConsentTimeline({ changes }: { changes: ConsentChange[] }) {
  const t = useT()
  return (
    <section className="stack" aria-labelledby="consent-timeline">
      <h3 id="consent-timeline" className="text-h5">
        {t('profile.consent.timeline')}
      </h3>
      {changes.length === 0 ? (
        <p className="soft">{t('profile.consent.no_changes')}</p>
      ) : (
        <>
          <ol data-consent-timeline>
            {changes.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </ol>
          <div className="flex flex-wrap gap-2">
            {(['csv', 'json'] as const).map((format) => (
              <ButtonLink
                key={format}
                kind="second"
                icon={Download}
                external
                href={route('profile.consent.file', { format })}
              >
                {t('profile.consent.download', { format: format.toUpperCase() })}
              </ButtonLink>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

function Change({ change }: { change: ConsentChange }) {
  const t = useT()
  const locale = useLocale()
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line py-3">
      <div>
        <p>{withoutPaths(change.text) ?? t(`profile.consent.purpose.${change.purpose}`)}</p>
        <p className="small soft">
          <time dateTime={new Date(change.changed_at).toISOString()}>
            {formatDateTime(change.changed_at, locale)}
          </time>
          {', '}
          {t(`profile.consent.place.${change.place}`)}
        </p>
      </div>
      <Badge look={change.given ? 'enough' : 'neutral'}>
        {t(change.given ? 'profile.consent.given' : 'profile.consent.withdrawn')}
      </Badge>
    </li>
  )
}

/** The words without the address behind them, which the file keeps: `the terms (/terms)` becomes `the terms`. */
function withoutPaths(text: string | null) {
  return text?.replaceAll(/ \(\/[^\s)]*\)/g, '')
}
