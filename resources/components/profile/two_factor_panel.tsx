import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { toast } from '~/hooks/toast'
import { useConfirmedPassword } from '~/hooks/use_confirmed_password'
import { getJson, postJson } from '~/navigation/json'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'
import { RecoveryCodes } from './recovery_codes'
import { TwoFactorSetup } from './two_factor_setup'

/** How the second factor of the member stands. */
export type TwoFactor = {
  state: 'off' | 'begun' | 'on'
  recovery_codes_left: number
}

/** Switching two-step login on and off, with its recovery codes. @source requirements P-23 */
export default function TwoFactorPanel({ twoFactor }: { twoFactor: TwoFactor }) {
  const t = useT()
  const { confirmed, dialog } = useConfirmedPassword()
  const [codes, setCodes] = useState<string[]>()
  const { state, recovery_codes_left: left } = twoFactor
  const options = { preserveScroll: true, only: ['twoFactor', 'flash'] }

  const enable = () => router.post(route('two-factor.enable'), {}, options)

  function disable() {
    setCodes(undefined)
    router.delete(route('two-factor.disable'), options)
  }

  async function showCodes() {
    try {
      const answer = await getJson<{ codes: string[] }>(route('two-factor.recovery-codes'))
      setCodes(answer.codes)
      router.reload({ only: ['twoFactor'] })
    } catch {
      void toast({ look: 'error', text: t('errors.default') })
    }
  }

  async function renewCodes() {
    try {
      await postJson(route('two-factor.recovery-codes.store'), {})
      await showCodes()
    } catch {
      void toast({ look: 'error', text: t('errors.default') })
    }
  }

  return (
    <section className="stack" aria-labelledby="two-factor-title">
      <h3 className="row flex-wrap text-h4" id="two-factor-title">
        {t('auth.two_factor.title')}
        <Badge look={state === 'on' ? 'enough' : 'neutral'}>
          {t(`auth.two_factor.state.${state === 'on' ? 'on' : 'off'}`)}
        </Badge>
      </h3>
      <p>{t(`auth.two_factor.text.${state}`)}</p>
      {state === 'off' && (
        <p>
          <Button kind="second" onClick={() => confirmed(enable)}>
            {t('auth.two_factor.enable')}
          </Button>
        </p>
      )}
      {state === 'begun' && (
        <TwoFactorSetup
          confirmed={confirmed}
          onCancel={() => confirmed(disable)}
          onConfirmed={showCodes}
        />
      )}
      {state === 'on' && codes && codes.length > 0 && (
        <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />
      )}
      {state === 'on' && !codes?.length && (
        <>
          <p>{t('auth.two_factor.codes_left', { count: left })}</p>
          <div className="row flex-wrap">
            <Button kind="second" onClick={() => confirmed(renewCodes)}>
              {t('auth.two_factor.new_codes')}
            </Button>
            <Button kind="quiet" onClick={() => confirmed(disable)}>
              {t('auth.two_factor.disable')}
            </Button>
          </div>
        </>
      )}
      {dialog}
    </section>
  )
}
