import { Head } from '@inertiajs/react'
import { useEffect } from 'react'
import { trackEvent } from '~/analytics/track'
import { CompanySection } from '~/components/auth/company_section'
import { ConsentSection } from '~/components/auth/consent_section'
import { FormErrorSummary } from '~/components/auth/form_error_summary'
import { forgetAccount } from '~/components/auth/kept_account'
import { NameSection } from '~/components/auth/name_section'
import { RegistrationStepper } from '~/components/auth/registration_stepper'
import { RepresentativeSection } from '~/components/auth/representative_section'
import { ProfessionSection, type Profession } from '~/components/auth/profession_section'
import { Button } from '~/components/ui/button'
import type { Company } from '~/forms/company'
import {
  CONSENT_FIELDS,
  DETAIL_FIELDS,
  detailErrors,
  emptyDetails,
  payloadOf,
  type ConsentField,
} from '~/forms/registration_details'
import type { Representative } from '~/forms/representative'
import { useShopForm } from '~/forms/use_shop_form'
import { showFailure } from '~/hooks/toast'
import { useRepresentative } from '~/hooks/use_representative'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type RegisterDetailsProps = InertiaProps<{
  lastName: string | null
  firstName: string | null
  termsLink: string
  professions: Profession[]
  defaultRepresentative: Representative | null
  /** Points by source; of a range its ends. */
  bonuses: Record<string, number | number[]>
  company: Company | null
  companies: Company[]
}>

/** The last registration step: about the member. */
export default function RegisterDetails(props: RegisterDetailsProps) {
  const { lastName, firstName, termsLink, professions, defaultRepresentative, bonuses } = props
  const t = useT()
  const form = useShopForm(emptyDetails(lastName, firstName), { validate: detailErrors })
  const { main_profession_id: main, regional_representative_zip: zip } = form.data
  const profession = professions.find(({ id }) => String(id) === main) ?? null
  const representative = useRepresentative({ zip, profession, fallback: defaultRepresentative })
  const points = pointsNow(
    bonuses,
    CONSENT_FIELDS.filter((field) => form.data[field])
  )

  // The first step is behind; nobody comes back to it.
  useEffect(forgetAccount, [])

  function submit(event: React.FormEvent) {
    event.preventDefault()
    form.submit({
      url: route('register.profile.submit'),
      // Back from the shop does not lead into a registration that is over.
      replace: true,
      transform: (data) => payloadOf(data, representative?.id ?? null),
      // Some answers only lead away: the account is closed, or was finished elsewhere.
      onSuccess: ({ flash }) => flash.success && trackEvent('register step final'),
      onError: () => void showFailure(t('auth.register.step_details.error.submit_error')),
    })
  }

  return (
    <div className="wrap">
      <Head title={t('auth.register.step_details.title')} />
      <div className="mx-auto max-w-[840px]">
        <div className="page-head">
          <RegistrationStepper step={3} />
          <h1>{t('auth.register.step_details.title')}</h1>
          <p className="lead">{t('auth.register.step_details.lead')}</p>
        </div>
        <form className="form" onSubmit={submit} noValidate>
          <FormErrorSummary errors={form.errors} fields={DETAIL_FIELDS} labelOf={labelOf} />
          <NameSection form={form} known={{ last_name: lastName, first_name: firstName }} />
          <CompanySection form={form} />
          <ProfessionSection form={form} professions={professions} />
          <RepresentativeSection form={form} representative={representative} />
          <ConsentSection
            form={form}
            termsLink={termsLink}
            pointsOf={(field) => pointsOfConsent(bonuses, field)}
          />
          <Button
            type="submit"
            kind="tape"
            big
            block
            busy={form.processing}
            disabled={form.processing}
          >
            {t('auth.register.step_details.submit', { points })}
          </Button>
        </form>
      </div>
    </div>
  )

  /** The box of the terms has a sentence of its own. */
  function labelOf(field: string) {
    if (field === 'tos') return undefined
    const name = field.replaceAll('.', '_').replace('_profession_id', '_profession')
    return t(`fields.${name.replace('company_tax_number', 'tax_number')}`)
  }
}

RegisterDetails.layoutFlags = { hideMenu: true, hideCart: true }

function pointsOfConsent(bonuses: RegisterDetailsProps['bonuses'], field: ConsentField): number {
  return pointsOf(bonuses, field.replace('consent.', 'consent_'))
}

function pointsNow(bonuses: RegisterDetailsProps['bonuses'], given: ConsentField[]): number {
  const consents = given.map((field) => pointsOfConsent(bonuses, field))
  return consents.reduce((sum, points) => sum + points, pointsOf(bonuses, 'registration'))
}

function pointsOf(bonuses: RegisterDetailsProps['bonuses'], source: string): number {
  const points = bonuses[source] ?? 0
  return typeof points === 'number' ? points : points[0]
}
