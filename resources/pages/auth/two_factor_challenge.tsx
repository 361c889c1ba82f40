import { Head } from '@inertiajs/react'
import { useState } from 'react'
import { AuthCard } from '~/components/auth/auth_card'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/text_field'
import { useShopForm } from '~/forms/use_shop_form'
import { announceLogin } from '~/hooks/announce_login'
import { Link } from '~/navigation/link'
import { useT } from '~/translation/use_t'

/** Figures of a time code. @source requirements A-19 */
const CODE_DIGITS = 6
/** Longest recovery code with what helps the eye, in characters. */
const RECOVERY_MAX = 20

type Mode = 'code' | 'recovery_code'

/** A field named code is that of an SMS elsewhere. */
const MISSING: Record<Mode, string> = {
  code: 'errors.required.time_code',
  recovery_code: 'errors.required.recovery_code',
}

/** Asks for the second factor of a login: a code of the app, or one that was kept. */
export default function TwoFactorChallenge() {
  const t = useT()
  const [mode, setMode] = useState<Mode>('code')
  return (
    <AuthCard
      title={t('auth.challenge.title')}
      lead={t(`auth.challenge.lead.${mode}`)}
      foot={
        <Link className="backlink" route="login">
          {t('auth.challenge.back')}
        </Link>
      }
    >
      <Head title={t('auth.challenge.title')} />
      <ChallengeForm key={mode} mode={mode} />
      <Button
        kind="quiet"
        block
        onClick={() => setMode(mode === 'code' ? 'recovery_code' : 'code')}
      >
        {t(`auth.challenge.instead_of.${mode}`)}
      </Button>
    </AuthCard>
  )
}

function ChallengeForm({ mode }: { mode: Mode }) {
  const t = useT()
  const form = useShopForm(
    { answer: '' },
    { validate: ({ answer }) => (answer.trim() ? {} : { [mode]: t(MISSING[mode]) }) }
  )

  function submit(event: React.FormEvent) {
    event.preventDefault()
    form.submit({
      transform: ({ answer }) => ({ [mode]: answer }),
      onSuccess: (page) => announceLogin(page, t('auth.login.success')),
    })
  }

  return (
    <form className="form" onSubmit={submit} noValidate>
      <TextField
        label={t(mode === 'code' ? 'fields.time_code' : 'fields.recovery_code')}
        name={mode}
        autoComplete={mode === 'code' ? 'one-time-code' : 'off'}
        inputMode={mode === 'code' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={mode === 'code' ? CODE_DIGITS + 1 : RECOVERY_MAX}
        figures
        value={form.data.answer}
        error={form.errors[mode]}
        onChange={(event) => {
          form.setField('answer', event.target.value)
          form.clearErrors()
        }}
      />
      <Button type="submit" big block busy={form.processing}>
        {t('auth.challenge.submit')}
      </Button>
    </form>
  )
}
