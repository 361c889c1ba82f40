import { Head } from '@inertiajs/react'
import { AuthCard } from '~/components/auth/auth_card'
import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/text_field'
import { email, required } from '~/forms/rules'
import { useShopForm } from '~/forms/use_shop_form'
import { Link } from '~/navigation/link'
import { useErrorText, useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

const RULES = { email: [required, email] }

type ForgottenPasswordProps = InertiaProps<{
  /** What the server has to say before anything is sent, as a sentence or a code. */
  error: string | null
}>

/** Asks for a reset message. */
export default function ForgottenPassword({ error }: ForgottenPasswordProps) {
  const t = useT()
  const errorText = useErrorText()
  const form = useShopForm({ email: '' }, { rules: RULES })

  return (
    <AuthCard
      title={t('auth.forgotten.title')}
      lead={t('auth.forgotten.lead')}
      foot={
        <Link className="backlink" route="login">
          {t('auth.forgotten.back')}
        </Link>
      }
    >
      <Head title={t('auth.forgotten.title')} />
      {error && (
        <Banner look="negative" live="alert">
          {errorText(error)}
        </Banner>
      )}
      <form className="form" noValidate onSubmit={form.submit}>
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
        <Button type="submit" big block busy={form.processing}>
          {t('auth.forgotten.submit')}
        </Button>
      </form>
    </AuthCard>
  )
}
