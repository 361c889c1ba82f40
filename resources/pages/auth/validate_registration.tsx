import { Head } from '@inertiajs/react'
import { AuthCard } from '~/components/auth/auth_card'
import { TermsLabel } from '~/components/auth/terms_label'
import { Button } from '~/components/ui/button'
import { useShopForm } from '~/forms/use_shop_form'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type ValidateRegistrationProps = InertiaProps<{
  email: string
  lastName: string | null
  firstName: string | null
  termsLink: string
}>

/** Activates an account that was prepared elsewhere; the address of the page is the signed link. */
export default function ValidateRegistration(props: ValidateRegistrationProps) {
  const { email, lastName, firstName, termsLink } = props
  const t = useT()
  const form = useShopForm({})
  const name = [lastName, firstName].filter(Boolean).join(' ')
  return (
    <AuthCard title={t('auth.validation.title')} lead={t('auth.validation.lead', { email })}>
      <Head title={t('auth.validation.title')} />
      {name && (
        <p>
          {t('auth.validation.name')}: <strong>{name}</strong>
        </p>
      )}
      <form className="form" onSubmit={form.submit} noValidate>
        <p>
          <TermsLabel href={termsLink} sentence="auth.validation.agree" />
        </p>
        <Button type="submit" kind="tape" big block busy={form.processing}>
          {t('auth.validation.submit')}
        </Button>
      </form>
    </AuthCard>
  )
}
