import { Head } from '@inertiajs/react'
import { AuthCard } from '~/components/auth/auth_card'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/text_field'
import { required } from '~/forms/rules'
import { useShopForm } from '~/forms/use_shop_form'
import { formatPhone } from '~/format/phone'
import { announceLogin } from '~/hooks/announce_login'
import { Link } from '~/navigation/link'
import { useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

/** Digits of an SMS code. @source requirements A-34 */
const CODE_DIGITS = 6
const RULES = { code: [required] }

type SmsLoginCodeProps = InertiaProps<{
  phone: string
}>

/** The code of an SMS in place of the password. */
export default function SmsLoginCode({ phone }: SmsLoginCodeProps) {
  const t = useT()
  const form = useShopForm({ code: '' }, { rules: RULES })

  return (
    <AuthCard
      title={t('auth.sms_login.code_title')}
      lead={t('auth.sms_login.code_lead', { phone: formatPhone(phone) })}
      foot={
        <Link className="backlink" route="login.sms">
          {t('auth.sms_login.again')}
        </Link>
      }
    >
      <Head title={t('auth.sms_login.code_title')} />
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit({
            onSuccess: (page) => announceLogin(page, t('auth.login.success')),
          })
        }}
      >
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
          {t('auth.sms_login.code_submit')}
        </Button>
      </form>
    </AuthCard>
  )
}
