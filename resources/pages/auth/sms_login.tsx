import { Head } from '@inertiajs/react'
import { AuthCard } from '~/components/auth/auth_card'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/text_field'
import { required } from '~/forms/rules'
import { useShopForm } from '~/forms/use_shop_form'
import { Link } from '~/navigation/link'
import { useT } from '~/translation/use_t'

const RULES = { phone: [required] }
/** Longest number with spaces and its country, in characters. */
const PHONE_MAX = 24

/** Asks for a code by SMS, for members who forgot their password. */
export default function SmsLogin() {
  const t = useT()
  const form = useShopForm({ phone: '' }, { rules: RULES })

  return (
    <AuthCard
      title={t('auth.sms_login.title')}
      lead={t('auth.sms_login.lead')}
      foot={
        <Link className="backlink" route="login">
          {t('auth.sms_login.back')}
        </Link>
      }
    >
      <Head title={t('auth.sms_login.title')} />
      <form className="form" noValidate onSubmit={form.submit}>
        <TextField
          label={t('fields.phone')}
          hint={t('auth.sms_login.hint')}
          type="tel"
          name="phone"
          autoComplete="tel"
          maxLength={PHONE_MAX}
          figures
          value={form.data.phone}
          error={form.errors.phone}
          onChange={(event) => form.setField('phone', event.target.value)}
        />
        <Button type="submit" big block busy={form.processing}>
          {t('auth.sms_login.submit')}
        </Button>
      </form>
    </AuthCard>
  )
}
