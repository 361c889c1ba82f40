import { Badge } from '~/components/ui/badge'
import { useT } from '~/translation/use_t'
import type { Consents } from './profile_types'

const CONSENTS = [
  ['tos', 'fields.tos'],
  ['marketing_phone', 'fields.consent_marketing_phone'],
  ['marketing_email', 'fields.consent_marketing_email'],
  ['research_phone', 'fields.consent_research_phone'],
  ['research_email', 'fields.consent_research_email'],
] as const

/** Which consents hold. */
export function ConsentFacts({ consent }: { consent: Consents }) {
  const t = useT()
  return (
    <ul className="stack">
      {CONSENTS.map(([purpose, label]) => (
        <li key={purpose} className="flex items-start justify-between gap-3">
          <span>{t(label)}</span>
          <Badge look={consent[purpose] ? 'enough' : 'neutral'}>
            {t(consent[purpose] ? 'profile.consent.given' : 'profile.consent.not_given')}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
