import { PASSWORD_MIN } from '@rules/password'
import { Head } from '@inertiajs/react'
import { AuthCard } from '~/components/auth/auth_card'
import { LabelledPassword } from '~/components/auth/labelled_password'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/text_field'
import { min, required, sameAs } from '~/forms/rules'
import { useShopForm } from '~/forms/use_shop_form'
import { Link } from '~/navigation/link'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

const RULES = {
  password: [required, min(PASSWORD_MIN)],
  password_confirmation: [required, sameAs('password')],
}

/** Sets a new password by the link of the reset message. */
export default function ResetPassword({
  token,
  email,
}: InertiaProps<{ token: string; email: string }>) {
  const t = useT()
  const form = useShopForm(
    { token, email, password: '', password_confirmation: '' },
    { rules: RULES, errorValues: { password: { min: PASSWORD_MIN } } }
  )

  return (
    <AuthCard
      title={t('auth.reset.title')}
      lead={t('auth.reset.lead')}
      foot={
        <Link className="backlink" route="password.request">
          {t('auth.reset.ask_again')}
        </Link>
      }
    >
      <Head title={t('auth.reset.title')} />
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit({ url: route('password.update') })
        }}
      >
        <TextField
          label={t('fields.email')}
          type="email"
          name="email"
          autoComplete="username"
          readOnly
          value={form.data.email}
          error={form.errors.email}
        />
        <LabelledPassword
          label={t('fields.new_password')}
          hint={t('auth.password_hint', { min: PASSWORD_MIN })}
          name="password"
          autoComplete="new-password"
          value={form.data.password}
          error={form.errors.password}
          onChange={(event) => form.setField('password', event.target.value)}
        />
        <LabelledPassword
          label={t('fields.new_password_confirmation')}
          name="password_confirmation"
          autoComplete="new-password"
          value={form.data.password_confirmation}
          error={form.errors.password_confirmation}
          onChange={(event) => form.setField('password_confirmation', event.target.value)}
        />
        <Button type="submit" big block busy={form.processing}>
          {t('auth.reset.submit')}
        </Button>
      </form>
    </AuthCard>
  )
}
