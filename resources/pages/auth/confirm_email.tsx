import { Head } from '@inertiajs/react'
import { AuthCard } from '~/components/auth/auth_card'
import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { useShopForm } from '~/forms/use_shop_form'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type ConfirmEmailProps = InertiaProps<{
  email: string
  /** It is the address of the account already, and only shows that mails arrive. */
  isCurrent: boolean
}>

/** The owner of a mailbox says that it is the one of the account; the address of the page is the signed link. */
export default function ConfirmEmail({ email, isCurrent }: ConfirmEmailProps) {
  const t = useT()
  const texts = isCurrent ? 'auth.email_proof' : 'auth.email_confirmation'
  const form = useShopForm<{ email?: string }>({})
  return (
    <AuthCard title={t(`${texts}.title`)} lead={t(`${texts}.lead`, { email })}>
      <Head title={t(`${texts}.title`)} />
      {form.errors.email && <Banner look="negative" live="alert" title={form.errors.email} />}
      <form className="form" onSubmit={form.submit} noValidate>
        <Button type="submit" big block busy={form.processing}>
          {t('auth.email_confirmation.submit')}
        </Button>
      </form>
    </AuthCard>
  )
}
