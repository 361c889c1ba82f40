import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { required, TextInput, useNotify, useTranslate } from 'react-admin'
import { QrCode } from '../components/qr_code'
import { request } from '../providers/http'
import { EntranceForm } from './entrance_form'
import { RecoveryCodes } from './recovery_codes'

/** What the server waits for after the password. */
type Wanted =
  { step: 'code'; demo_code: string | null } | { step: 'set_up'; secret: string; uri: string }

interface SecondFactorProps {
  onDone: () => void
  /** The password must be entered again. */
  onLost: () => void
}

/** The step after the password: a code, the first time with a secret to take over. */
export function SecondFactor({ onDone, onLost }: SecondFactorProps) {
  const notify = useNotify()
  const [wanted, setWanted] = useState<Wanted>()
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()

  useEffect(() => {
    request<{ data: Wanted }>('/second-factor').then(
      ({ data }) => setWanted(data),
      (error) => {
        notify(error.message, { type: 'error' })
        onLost()
      }
    )
    // The server is asked once, when the step begins.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  async function enter(values: Record<string, string>) {
    try {
      const body = JSON.stringify(values)
      const answer = await request<{ recovery_codes?: string[] }>('/second-factor', {
        method: 'POST',
        body,
      })
      if (answer.recovery_codes) setRecoveryCodes(answer.recovery_codes)
      else onDone()
    } catch (error) {
      if ((error as { status?: number }).status === 401) onLost()
      throw error
    }
  }

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />
  if (!wanted) return <CircularProgress sx={{ display: 'block', mx: 'auto' }} />
  if (wanted.step === 'set_up') return <SetUp {...wanted} onSubmit={enter} />
  return <Code demoCode={wanted.demo_code} onSubmit={enter} />
}

type Enter = (values: Record<string, string>) => Promise<void>

function CodeInput() {
  return (
    <TextInput
      source="code"
      label="entrance.code"
      autoComplete="one-time-code"
      inputProps={{ inputMode: 'numeric', maxLength: 20 }}
      validate={required()}
    />
  )
}

function SetUp({ secret, uri, onSubmit }: { secret: string; uri: string; onSubmit: Enter }) {
  const translate = useTranslate()
  return (
    <>
      <Typography sx={{ mb: 1 }}>{translate('entrance.set_up_lead')}</Typography>
      <Box sx={{ textAlign: 'center', my: 2 }}>
        <QrCode text={uri} label={translate('entrance.qr_code')} />
      </Box>
      <Typography sx={{ mb: 0.5 }}>{translate('entrance.secret_lead')}</Typography>
      <Typography
        component="code"
        data-secret
        sx={{ display: 'block', mb: 2, fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
      </Typography>
      <EntranceForm submit="entrance.set_up_submit" onSubmit={onSubmit}>
        <CodeInput />
      </EntranceForm>
    </>
  )
}

function Code({ demoCode, onSubmit }: { demoCode: string | null; onSubmit: Enter }) {
  const translate = useTranslate()
  const [isRecovery, setIsRecovery] = useState(false)
  return (
    <>
      {demoCode && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('entrance.demo_code')} <strong data-demo-code>{demoCode}</strong>
        </Alert>
      )}
      <EntranceForm key={String(isRecovery)} submit="ra.auth.sign_in" onSubmit={onSubmit}>
        {isRecovery ? (
          <TextInput
            source="recovery_code"
            label="entrance.recovery_code"
            autoComplete="off"
            inputProps={{ maxLength: 40 }}
            validate={required()}
          />
        ) : (
          <CodeInput />
        )}
      </EntranceForm>
      <Button fullWidth sx={{ mt: 1 }} onClick={() => setIsRecovery(!isRecovery)}>
        {translate(isRecovery ? 'entrance.use_code' : 'entrance.use_recovery_code')}
      </Button>
    </>
  )
}
