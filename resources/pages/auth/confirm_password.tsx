import { Head } from '@inertiajs/react'
import { AuthCard } from '~/components/auth/auth_card'
import { LabelledPassword } from '~/components/auth/labelled_password'
import { Button } from '~/components/ui/button'
import { required } from '~/forms/rules'
import { useShopForm } from '~/forms/use_shop_form'
import { Link } from '~/navigation/link'
import { useT } from '~/translation/use_t'

const RULES = { password: [required] }

/** Asks for the password once more before something that matters. */
export default function ConfirmPassword() {
  const t = useT()
  const form = useShopForm({ password: '' }, { rules: RULES })

  return (
    <AuthCard
      title={t('auth.confirm.title')}
      lead={t('auth.confirm.lead')}
      foot={
        <Link className="backlink" route="profile">
          {t('auth.confirm.back')}
        </Link>
      }
    >
      <Head title={t('auth.confirm.title')} />
      <form className="form" noValidate onSubmit={form.submit}>
        <LabelledPassword
          label={t('fields.password')}
          name="password"
          autoComplete="current-password"
          value={form.data.password}
          error={form.errors.password}
          onChange={(event) => form.setField('password', event.target.value)}
        />
        <Button type="submit" big block busy={form.processing}>
          {t('auth.confirm.submit')}
        </Button>
      </form>
    </AuthCard>
  )
}
