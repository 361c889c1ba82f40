import { Head } from '@inertiajs/react'
import { AuthCard } from '~/components/auth/auth_card'
import { LabelledPassword } from '~/components/auth/labelled_password'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/text_field'
import { Toggle } from '~/components/ui/toggle'
import { useShopForm, type FailureReason } from '~/forms/use_shop_form'
import { announceLogin } from '~/hooks/announce_login'
import { Link } from '~/navigation/link'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type Credentials = { email: string; password: string; remember: '' | 'on' }

type LoginProps = InertiaProps<{
  /** A code by SMS may stand in for the password. */
  smsLogin: boolean
}>

/** Where members come in. */
export default function Login({ smsLogin }: LoginProps) {
  const t = useT()
  const form = useShopForm<Credentials>(
    { email: '', password: '', remember: '' },
    { validate: (data) => missingIn(data, t('errors.required.login')) }
  )

  function submit(event: React.FormEvent) {
    event.preventDefault()
    form.submit({
      onSuccess: (page) => announceLogin(page, t('auth.login.success')),
      failureText,
    })
  }

  function failureText({ kind }: FailureReason) {
    return kind === 'status' ? undefined : t('auth.login.connection_failed')
  }

  return (
    <AuthCard
      title={t('auth.login.title')}
      lead={t('auth.login.lead')}
      foot={<LoginLinks smsLogin={smsLogin} />}
    >
      <Head title={t('auth.login.title')} />
      <form className="form" onSubmit={submit} noValidate>
        <TextField
          label={t('fields.email')}
          type="email"
          name="email"
          autoComplete="username"
          maxLength={254}
          value={form.data.email}
          error={form.errors.email}
          onChange={(event) => form.setField('email', event.target.value)}
        />
        <LabelledPassword
          label={t('fields.password')}
          name="password"
          autoComplete="current-password"
          value={form.data.password}
          error={form.errors.password}
          onChange={(event) => form.setField('password', event.target.value)}
        />
        <Toggle
          label={t('fields.remember_me')}
          name="remember"
          checked={form.data.remember === 'on'}
          onChange={(event) => form.setField('remember', event.target.checked ? 'on' : '')}
        />
        <Button type="submit" big block busy={form.processing}>
          {t('auth.login.submit')}
        </Button>
      </form>
    </AuthCard>
  )
}

function LoginLinks({ smsLogin }: { smsLogin: boolean }) {
  const t = useT()
  return (
    <>
      <Link className="backlink" route="password.request">
        {t('auth.login.forgot')}
      </Link>
      {smsLogin && (
        <Link className="backlink" route="login.sms">
          {t('auth.login.by_sms')}
        </Link>
      )}
      <p>
        {t('auth.login.no_account')}{' '}
        <Link className="backlink" route="register">
          {t('auth.login.register')}
        </Link>
      </p>
    </>
  )
}

/** One sentence for both fields, at each one that is empty. */
function missingIn({ email, password }: Credentials, sentence: string): Record<string, string> {
  return {
    ...(email.trim() === '' && { email: sentence }),
    ...(password === '' && { password: sentence }),
  }
}
