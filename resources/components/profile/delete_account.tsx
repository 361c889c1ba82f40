import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { LabelledPassword } from '~/components/auth/labelled_password'
import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { Dialog, DialogBody, DialogTitle } from '~/components/ui/dialog'
import { required } from '~/forms/rules'
import { useShopForm } from '~/forms/use_shop_form'
import { toast } from '~/hooks/toast'
import { forgetMember } from '~/navigation/log_out'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'

const CONSEQUENCES = ['points', 'orders', 'data', 'final']

/** What a deletion means, and the button that asks for it. */
export default function DeleteAccount() {
  const t = useT()
  const [step, setStep] = useState<'closed' | 'question' | 'password'>('closed')
  const close = () => setStep('closed')
  return (
    <div className="stack">
      <p>{t('profile.delete.text')}</p>
      <div>
        <Button kind="danger" icon={Trash2} onClick={() => setStep('question')}>
          {t('profile.delete.button')}
        </Button>
      </div>
      <Dialog open={step !== 'closed'} onClose={close} closeLabel={t('layout.close')}>
        <DialogBody>
          {step === 'password' ? (
            <PasswordStep onCancel={close} />
          ) : (
            <Question onCancel={close} onSure={() => setStep('password')} />
          )}
        </DialogBody>
      </Dialog>
    </div>
  )
}

interface StepProps {
  onCancel: () => void
}

function Question({ onCancel, onSure }: StepProps & { onSure: () => void }) {
  const t = useT()
  return (
    <div className="stack">
      <DialogTitle>{t('profile.delete.question')}</DialogTitle>
      <div className="prose">
        <ul>
          {CONSEQUENCES.map((consequence) => (
            <li key={consequence}>{t(`profile.delete.consequence.${consequence}`)}</li>
          ))}
        </ul>
      </div>
      <div className="cta">
        <Button kind="danger" onClick={onSure}>
          {t('profile.delete.go_on')}
        </Button>
        <Button kind="second" onClick={onCancel}>
          {t('profile.delete.keep')}
        </Button>
      </div>
    </div>
  )
}

function PasswordStep({ onCancel }: StepProps) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const form = useShopForm({ password: '' }, { rules: { password: [required] } })

  // The button that led here is gone, and the focus with it.
  useEffect(() => field.current?.focus(), [])

  function gone() {
    forgetMember('all')
    void toast({ look: 'error', text: t('profile.delete.done') })
  }

  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit({
          url: route('profile.delete'),
          method: 'delete',
          errorBag: 'delete',
          onSuccess: gone,
        })
      }}
    >
      <DialogTitle>{t('profile.delete.password_title')}</DialogTitle>
      <p>{t('profile.delete.password_text')}</p>
      {form.errors.delete && (
        <Banner look="negative" live="alert">
          {form.errors.delete}
        </Banner>
      )}
      <LabelledPassword
        label={t('fields.password')}
        name="password"
        autoComplete="current-password"
        ref={field}
        value={form.data.password}
        error={form.errors.password}
        onChange={(event) => form.setField('password', event.target.value)}
      />
      <div className="cta">
        <Button type="submit" kind="danger" busy={form.processing}>
          {t('profile.delete.confirm')}
        </Button>
        <Button kind="second" onClick={onCancel}>
          {t('profile.delete.keep')}
        </Button>
      </div>
    </form>
  )
}
