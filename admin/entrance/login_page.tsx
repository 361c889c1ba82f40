import { useEffect, useState } from 'react'
import {
  PasswordInput,
  required,
  TextInput,
  useCheckAuth,
  useLogin,
  useRedirect,
  useTranslate,
} from 'react-admin'
import { request } from '../providers/http'
import { Entrance } from './entrance'
import { EntranceForm } from './entrance_form'
import { SecondFactor } from './second_factor'

/** The staff entrance: the password, then the second factor. */
export function LoginPage() {
  const translate = useTranslate()
  const login = useLogin()
  const [step, setStep] = useState<'password' | 'second_factor'>('password')
  useGoHomeIfIn()

  async function sendPassword({ username, password }: Record<string, string>) {
    const body = JSON.stringify({ email: username, password })
    await request('/session', { method: 'POST', body })
    setStep('second_factor')
  }

  if (step === 'second_factor') {
    return (
      <Entrance title={translate('entrance.second_factor')}>
        <SecondFactor onDone={() => void login({})} onLost={() => setStep('password')} />
      </Entrance>
    )
  }
  return (
    <Entrance title={translate('login.title')}>
      <EntranceForm submit="ra.auth.sign_in" onSubmit={sendPassword}>
        <TextInput
          source="username"
          label="ra.auth.username"
          type="email"
          autoComplete="username"
          validate={required()}
        />
        <PasswordInput
          source="password"
          label="ra.auth.password"
          autoComplete="current-password"
          validate={required()}
        />
      </EntranceForm>
    </Entrance>
  )
}

/** Who is signed in already has no business at the entrance. */
function useGoHomeIfIn() {
  const checkAuth = useCheckAuth()
  const redirect = useRedirect()
  useEffect(() => {
    checkAuth({}, false).then(
      () => redirect('/'),
      () => {}
    )
  }, [checkAuth, redirect])
}
