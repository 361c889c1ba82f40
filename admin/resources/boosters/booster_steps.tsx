import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import {
  Confirm,
  EditButton,
  usePermissions,
  useRecordContext,
  useTranslate,
  type RaRecord,
} from 'react-admin'
import { doneOrAsked } from '../../components/done_or_asked'
import { useAttempt } from '../../components/use_attempt'
import { act } from '../../providers/data_provider'

type Step = 'activate' | 'stop'

/** A draft is changed or switched on, what runs is stopped; both steps are asked for once more. */
export function BoosterSteps() {
  const booster = useRecordContext<RaRecord>()
  const { permissions: role } = usePermissions()
  const translate = useTranslate()
  const [asked, setAsked] = useState<Step>()
  const take = useStep(() => setAsked(undefined))
  if (!booster || booster.state === 'stopped') return null
  const step: Step = booster.state === 'draft' ? 'activate' : 'stop'
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {step === 'activate' && <EditButton variant="outlined" />}
      {step === 'activate' && role !== 'admin' ? (
        <Typography color="textSecondary">{translate('boosters.admin_needed')}</Typography>
      ) : (
        <Button
          variant={step === 'activate' ? 'contained' : 'outlined'}
          color={step === 'activate' ? 'primary' : 'error'}
          onClick={() => setAsked(step)}
        >
          {translate(`boosters.step.${step}`)}
        </Button>
      )}
      <Confirm
        isOpen={asked !== undefined}
        title={translate(`boosters.step.${step}`)}
        content={translate(`boosters.ask.${step}`)}
        onConfirm={() => void take(Number(booster.id), step)}
        onClose={() => setAsked(undefined)}
      />
    </Stack>
  )
}

function useStep(done: () => void) {
  const attempt = useAttempt()
  return async (id: number, step: Step) => {
    await attempt(async () => {
      const { data } = await act(`/boosters/${id}/${step}`)
      return doneOrAsked(data, `boosters.done.${step}`)
    })
    done()
  }
}
