import { Head, router } from '@inertiajs/react'
import { useState } from 'react'
import { AuthCard } from '~/components/auth/auth_card'
import { RegistrationStepper } from '~/components/auth/registration_stepper'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/text_field'
import { required } from '~/forms/rules'
import { useShopForm } from '~/forms/use_shop_form'
import { formatPhone } from '~/format/phone'
import { toast } from '~/hooks/toast'
import { useCountdown } from '~/hooks/use_countdown'
import { Link } from '~/navigation/link'
import { isPage } from '~/navigation/protocol/is_page'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

/** Digits of an SMS code. @source requirements A-34 */
const CODE_DIGITS = 6
const RULES = { code: [required] }

type RegisterPhoneProps = InertiaProps<{
  phone: string
  /** Unix seconds from which another SMS may be asked for. */
  canSendAt: number
}>

/** The second registration step: the code of the SMS. */
export default function RegisterPhone({ phone, canSendAt }: RegisterPhoneProps) {
  const t = useT()
  const form = useShopForm({ code: '' }, { rules: RULES })
  return (
    <AuthCard
      head={<RegistrationStepper step={2} />}
      title={t('auth.register.phone.title')}
      lead={t('auth.register.phone.lead', { phone: formatPhone(phone), digits: CODE_DIGITS })}
      foot={
        <Link className="backlink" route="register">
          {t('auth.register.phone.wrong_number')}
        </Link>
      }
    >
      <Head title={t('auth.register.phone.title')} />
      <form className="form" onSubmit={form.submit} noValidate>
        <TextField
          label={t('fields.sms_code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_DIGITS}
          figures
          value={form.data.code}
          error={form.errors.code}
          onChange={(event) => form.setField('code', event.target.value.replaceAll(/\D/g, ''))}
        />
        <Button type="submit" big block busy={form.processing}>
          {t('auth.register.phone.submit')}
        </Button>
      </form>
      <ResendButton canSendAt={canSendAt} />
    </AuthCard>
  )
}

/** Counts the pause down and then asks for another SMS. */
function ResendButton({ canSendAt }: { canSendAt: number }) {
  const t = useT()
  const seconds = useCountdown(canSendAt)
  const [sending, setSending] = useState(false)

  function resend() {
    router.reload({
      only: ['canSendAt', 'flash'],
      onStart: () => setSending(true),
      onSuccess: ({ flash }) => {
        const error = (flash as { error?: string }).error
        if (error) void toast({ look: 'error', text: error })
        else void toast({ look: 'success', text: t('auth.register.phone.resent') })
      },
      onHttpException: (answer) => {
        fail()
        return !isPage(answer)
      },
      onNetworkError: fail,
      onFinish: () => setSending(false),
    })
  }

  function fail() {
    void toast({ look: 'error', text: t('errors.default') })
  }

  return (
    <Button kind="second" block disabled={seconds !== 0} busy={sending} onClick={resend}>
      {seconds ? t('auth.register.phone.resend_in', { seconds }) : t('auth.register.phone.resend')}
    </Button>
  )
}
