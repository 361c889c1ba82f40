import { Checkbox } from '~/components/ui/checkbox'
import { CONSENT_FIELDS, type ConsentField } from '~/forms/registration_details'
import { useT } from '~/translation/use_t'
import type { SectionProps } from './details_form'
import { idOf } from './form_error_summary'
import { TermsLabel } from './terms_label'

interface ConsentSectionProps extends SectionProps {
  termsLink: string
  /** Points each optional consent brings, by field. */
  pointsOf: (field: ConsentField) => number
}

const LABELS = {
  'consent.marketing_phone': 'fields.consent_marketing_phone',
  'consent.research_email': 'fields.consent_research_email',
  'consent.research_phone': 'fields.consent_research_phone',
} as const

/** The terms, the optional consents, and one box for all of them. */
export function ConsentSection({ form, termsLink, pointsOf }: ConsentSectionProps) {
  const t = useT()
  const all = CONSENT_FIELDS.every((field) => form.data[field])

  function detailOf(field: ConsentField) {
    const points = pointsOf(field)
    if (points < 1) return t('auth.register.step_details.optional')
    return t('auth.register.step_details.optional_points', { points })
  }

  return (
    <section className="panel">
      <h2 className="pb-2 text-h4">{t('auth.register.step_details.consents')}</h2>
      <Checkbox
        className="font-bold"
        name="accept_all"
        label={t('fields.accept_all')}
        checked={all}
        onChange={(event) => {
          for (const field of CONSENT_FIELDS) form.setField(field, event.target.checked)
        }}
      />
      <div className="mt-1.5 border-t border-line pt-1.5">
        {CONSENT_FIELDS.map((field) => (
          <Checkbox
            key={field}
            id={idOf(field)}
            name={field}
            label={field === 'tos' ? <TermsLabel href={termsLink} /> : t(LABELS[field])}
            detail={field === 'tos' ? undefined : detailOf(field)}
            checked={form.data[field]}
            error={form.errors[field]}
            onChange={(event) => form.setField(field, event.target.checked)}
          />
        ))}
      </div>
    </section>
  )
}
