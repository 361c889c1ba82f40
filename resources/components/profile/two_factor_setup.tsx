import { useEffect, useState } from 'react'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/text_field'
import { useShopForm } from '~/forms/use_shop_form'
import { getJson } from '~/navigation/json'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'

/** Figures of a time code. @source requirements A-19 */
const CODE_DIGITS = 6
/** Signs of the secret are shown in groups of this many. */
const GROUP = 4
/** Where the errors of this form come back. */
const ERROR_BAG = 'twoFactor'

interface TwoFactorSetupProps {
  confirmed: (act: () => void) => void
  onCancel: () => void
  /** The first code was right. */
  onConfirmed: () => void
}

/** What an authenticator app needs, and the first code that proves it works. */
export function TwoFactorSetup({ confirmed, onCancel, onConfirmed }: TwoFactorSetupProps) {
  const t = useT()
  const [secret, setSecret] = useState<Secret>()
  const form = useShopForm(
    { code: '' },
    {
      validate: ({ code }): Record<string, string> =>
        code.trim() ? {} : { code: t('errors.required.time_code') },
    }
  )

  const load = () => void loadSecret().then(setSecret, () => setSecret(undefined))
  // Where the password is not confirmed any more, the button below asks for it.
  useEffect(load, [])

  function submit(event: React.FormEvent) {
    event.preventDefault()
    confirmed(() =>
      form.submit({
        url: route('two-factor.confirm'),
        errorBag: ERROR_BAG,
        only: ['twoFactor', 'flash'],
        preserveScroll: true,
        onSuccess: onConfirmed,
      })
    )
  }

  if (!secret) {
    return (
      <div className="row flex-wrap">
        <Button onClick={() => confirmed(load)}>{t('auth.two_factor.continue')}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('auth.two_factor.cancel')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <ol className="setup-steps stack">
        <li>{t('auth.two_factor.step.app')}</li>
        <li>
          {t('auth.two_factor.step.scan')}
          <img
            className="qr"
            src={secret.picture}
            alt={t('auth.two_factor.qr')}
            width={220}
            height={220}
          />
          <p>
            <a className="backlink md:hidden" href={secret.url}>
              {t('auth.two_factor.open_app')}
            </a>
          </p>
          <p className="small">
            {t('auth.two_factor.secret')} <code className="secret">{secret.text}</code>
          </p>
        </li>
        <li>{t('auth.two_factor.step.code')}</li>
      </ol>
      <form className="form" onSubmit={submit} noValidate>
        <TextField
          label={t('fields.time_code')}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={CODE_DIGITS + 1}
          figures
          value={form.data.code}
          error={form.errors.code}
          onChange={(event) => form.setField('code', event.target.value)}
        />
        <div className="row flex-wrap">
          <Button type="submit" busy={form.processing}>
            {t('auth.two_factor.confirm')}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            {t('auth.two_factor.cancel')}
          </Button>
        </div>
      </form>
    </>
  )
}

type Secret = { picture: string; url: string; text: string }

async function loadSecret(): Promise<Secret> {
  const [{ svg, url }, { secretKey }] = await Promise.all([
    getJson<{ svg: string; url: string }>(route('two-factor.qr-code')),
    getJson<{ secretKey: string }>(route('two-factor.secret-key')),
  ])
  const groups = secretKey.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []
  return { picture: `data:image/svg+xml,${encodeURIComponent(svg)}`, url, text: groups.join(' ') }
}
