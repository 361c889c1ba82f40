import { useState, type FormEvent } from 'react'
import { LabelledPassword } from '~/components/auth/labelled_password'
import { Button } from '~/components/ui/button'
import { Dialog, DialogBody, DialogTitle } from '~/components/ui/dialog'
import { JsonError, postJson } from '~/navigation/json'
import { route } from '~/navigation/route'
import { useErrorText, useT } from '~/translation/use_t'

interface PasswordDialogProps {
  open: boolean
  onClose: () => void
  /** The password was right; the session is confirmed for 15 minutes. */
  onConfirmed: () => void
}

/** Asks for the password once more over the page. @source requirements A-21 */
export function PasswordDialog({ open, onClose, onConfirmed }: PasswordDialogProps) {
  const t = useT()
  return (
    <Dialog open={open} onClose={onClose} closeLabel={t('layout.close')}>
      <DialogBody>
        <DialogTitle>{t('auth.confirm.title')}</DialogTitle>
        <p>{t('auth.confirm.lead')}</p>
        <PasswordForm onConfirmed={onConfirmed} />
      </DialogBody>
    </Dialog>
  )
}

function PasswordForm({ onConfirmed }: Pick<PasswordDialogProps, 'onConfirmed'>) {
  const t = useT()
  const errorText = useErrorText()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    if (password === '') return setError(errorText('required', 'password'))
    setSending(true)
    try {
      await postJson(route('password.confirm.store'), { password })
      onConfirmed()
    } catch (refused) {
      const code = refused instanceof JsonError ? refused.codeOf('password') : undefined
      setError(errorText(code ?? 'default', 'password'))
      setSending(false)
    }
  }

  return (
    <form className="form" noValidate onSubmit={submit}>
      <LabelledPassword
        label={t('fields.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" block busy={sending}>
        {t('auth.confirm.submit')}
      </Button>
    </form>
  )
}
