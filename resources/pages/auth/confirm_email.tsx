import { Head } from '@inertiajs/react'
import { AuthCard } from '~/components/auth/auth_card'
import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { useShopForm } from '~/forms/use_shop_form'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

/** The owner of a mailbox says that it is the one of the account; the address of the page is the signed link. */
export default function ConfirmEmail({ email }: InertiaProps<{ email: string }>) {
  const t = useT()
  const form = useShopForm<{ email?: string }>({})
  return (
    <AuthCard
      title={t('auth.email_confirmation.title')}
      lead={t('auth.email_confirmation.lead', { email })}
    >
      <Head title={t('auth.email_confirmation.title')} />
      {form.errors.email && <Banner look="negative" live="alert" title={form.errors.email} />}
      <form className="form" onSubmit={form.submit} noValidate>
        <Button type="submit" big block busy={form.processing}>
          {t('auth.email_confirmation.submit')}
        </Button>
      </form>
    </AuthCard>
  )
}
