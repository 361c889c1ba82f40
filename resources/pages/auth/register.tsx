import { PASSWORD_MIN } from '@rules/password'
import { Head } from '@inertiajs/react'
import { useEffect } from 'react'
import { AuthCard } from '~/components/auth/auth_card'
import { FormErrorSummary, idOf } from '~/components/auth/form_error_summary'
import { keepAccount, keptAccount } from '~/components/auth/kept_account'
import { LabelledPassword } from '~/components/auth/labelled_password'
import { PhoneField, type PhoneInput } from '~/components/auth/phone_field'
import { RegistrationStepper } from '~/components/auth/registration_stepper'
import { TermsLabel } from '~/components/auth/terms_label'
import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { Checkbox } from '~/components/ui/checkbox'
import { TextField } from '~/components/ui/text_field'
import type { Country } from '~/forms/countries'
import { email, min, required, sameAs } from '~/forms/rules'
import { useShopForm } from '~/forms/use_shop_form'
import { useNeededSoon } from '~/hooks/ahead'
import { onDemand } from '~/hooks/on_demand'
import { showFailure } from '~/hooks/toast'
import { Link } from '~/navigation/link'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

const FIELDS = ['email', 'phone', 'password', 'password_confirmation', 'tos', 'major'] as const
const RULES = {
  email: [required, email],
  password: [required, min(PASSWORD_MIN)],
  password_confirmation: [required, sameAs('password')],
  tos: [required],
  major: [required],
}

/** What is known of the numbers of all countries weighs a quarter of the page; nobody needs it before the form is filled in. */
const phones = onDemand(() => import('~/forms/phone'))

type Account = {
  email: string
  phone: PhoneInput
  password: string
  password_confirmation: string
  tos: boolean
  major: boolean
}

type RegisterProps = InertiaProps<{
  countries: Country[]
  termsLink: string
  privacyLink: string
  /** Came by the link of a member. */
  isInvited: boolean
}>

/** The first registration step: the account. */
export default function Register(props: RegisterProps) {
  const { countries, termsLink, privacyLink, isInvited } = props
  const t = useT()
  const form = useShopForm<Account>(
    {
      email: '',
      phone: { country: preselected(countries), number: '' },
      tos: false,
      major: false,
      ...keptAccount(),
      password: '',
      password_confirmation: '',
    },
    { rules: RULES, validate: phoneErrors, errorValues: { password: { min: PASSWORD_MIN } } }
  )

  useEffect(() => keepAccount(form.data), [form.data])
  useNeededSoon(phones.fetch)

  async function submit() {
    try {
      await phones.fetch()
    } catch {
      return showFailure(t('errors.default'))
    }
    form.submit({ transform: payloadOf })
  }

  /** The boxes have sentences of their own. */
  function labelOf(field: string) {
    return field === 'tos' || field === 'major' ? undefined : t(`fields.${field}`)
  }

  return (
    <AuthCard
      head={<RegistrationStepper step={1} />}
      title={t('auth.register.title')}
      lead={t('auth.register.lead')}
      foot={<RegisterLinks privacyLink={privacyLink} />}
    >
      <Head title={t('auth.register.title')} />
      {isInvited && <Banner look="info">{t('auth.register.invited')}</Banner>}
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <FormErrorSummary errors={form.errors} fields={FIELDS} labelOf={labelOf} />
        <TextField
          id={idOf('email')}
          label={t('fields.email')}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          value={form.data.email}
          error={form.errors.email}
          onChange={(event) => form.setField('email', event.target.value)}
        />
        <PhoneField
          id={idOf('phone')}
          countries={countries}
          value={form.data.phone}
          error={form.errors.phone}
          onValue={(phone) => form.setField('phone', phone)}
        />
        <LabelledPassword
          id={idOf('password')}
          label={t('fields.password')}
          hint={t('auth.password_hint', { min: PASSWORD_MIN })}
          name="password"
          autoComplete="new-password"
          value={form.data.password}
          error={form.errors.password}
          onChange={(event) => form.setField('password', event.target.value)}
        />
        <LabelledPassword
          id={idOf('password_confirmation')}
          label={t('fields.password_confirmation')}
          name="password_confirmation"
          autoComplete="new-password"
          value={form.data.password_confirmation}
          error={form.errors.password_confirmation}
          onChange={(event) => form.setField('password_confirmation', event.target.value)}
        />
        <div>
          <Checkbox
            id={idOf('tos')}
            name="tos"
            label={<TermsLabel href={termsLink} />}
            checked={form.data.tos}
            error={form.errors.tos}
            onChange={(event) => form.setField('tos', event.target.checked)}
          />
          <Checkbox
            id={idOf('major')}
            name="major"
            label={t('fields.major')}
            checked={form.data.major}
            error={form.errors.major}
            onChange={(event) => form.setField('major', event.target.checked)}
          />
        </div>
        <Button type="submit" kind="tape" big block busy={form.processing}>
          {t('auth.register.submit')}
        </Button>
      </form>
    </AuthCard>
  )
}

function RegisterLinks({ privacyLink }: { privacyLink: string }) {
  const t = useT()
  return (
    <>
      <a className="backlink" href={privacyLink} target="_blank" rel="noopener">
        {t('auth.register.privacy')}
      </a>
      <p>
        {t('auth.register.has_account')}{' '}
        <Link className="backlink" route="login">
          {t('auth.register.log_in')}
        </Link>
      </p>
    </>
  )
}

function preselected(countries: Country[]) {
  return countries.find(({ iso2 }) => iso2 === 'HU')?.iso2 ?? countries[0]?.iso2 ?? 'HU'
}

/** The form is sent after what it needs is there. */
function internationalPhone({ number, country }: PhoneInput): string | null {
  return phones.part()!.internationalPhone(number, country)
}

function phoneErrors({ phone }: Account): Record<string, string> {
  if (phone.number.trim() === '') return { phone: 'required' }
  return internationalPhone(phone) ? {} : { phone: 'invalid' }
}

function payloadOf({ phone, ...account }: Account) {
  return { ...account, phone: internationalPhone(phone) ?? phone.number }
}
