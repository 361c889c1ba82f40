import { Checkbox } from '~/components/ui/checkbox'
import { useShopForm } from '~/forms/use_shop_form'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import { ConsentTimeline } from './consent_timeline'
import type { Bonuses, ConsentChange, Consents } from './profile_types'
import { SaveRow } from './save_row'

interface ConsentFormProps {
  consent: Consents
  /** The latest ones, newest first. */
  changes: ConsentChange[]
  bonuses: Bonuses
}

const PURPOSES = ['marketing_phone', 'marketing_email', 'research_phone', 'research_email'] as const

/** What the member agrees to: one box each, taken away the way it was given. */
export default function ConsentForm({ consent, changes, bonuses }: ConsentFormProps) {
  const t = useT()
  const form = useShopForm(flagsOf(consent))

  function submit(event: React.FormEvent) {
    event.preventDefault()
    form.submit({
      url: route('profile.consent'),
      errorBag: 'consent',
      preserveScroll: true,
      onSuccess: ({ props }) => form.accept(flagsOf(props.consent)),
    })
  }

  function detailOf(purpose: (typeof PURPOSES)[number]) {
    const points = bonuses[`consent_${purpose}`]
    if (points < 1) return undefined
    return t('profile.first_time', { points })
  }

  return (
    <div className="stack gap-8!">
      <form className="form" onSubmit={submit} noValidate data-form="consent">
        <p className="soft">{t('profile.consent.text')}</p>
        <div>
          <Checkbox
            label={t('fields.tos')}
            detail={t('profile.consent.tos_detail')}
            checked
            disabled
            readOnly
          />
          {PURPOSES.map((purpose) => (
            <Checkbox
              key={purpose}
              name={purpose}
              label={t(`fields.consent_${purpose}`)}
              detail={detailOf(purpose)}
              checked={form.data[purpose]}
              error={form.errors[purpose]}
              onChange={(event) => form.setField(purpose, event.target.checked)}
            />
          ))}
        </div>
        <SaveRow form={form} />
      </form>
      <ConsentTimeline changes={changes} />
    </div>
  )
}

function flagsOf(consent: Consents) {
  return {
    marketing_phone: consent.marketing_phone,
    marketing_email: consent.marketing_email,
    research_phone: consent.research_phone,
    research_email: consent.research_email,
  }
}
