import { Alert, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Confirm, EditButton, useRecordContext, useTranslate } from 'react-admin'
import { useAttempt } from '../../components/use_attempt'
import { act } from '../../providers/data_provider'
import type { Campaign, State } from './campaign'
import { ScheduleDialog } from './schedule_dialog'

type Step = 'pause' | 'resume' | 'cancel'

const STEPS: Partial<Record<State, Step[]>> = {
  scheduled: ['cancel'],
  freezing: ['pause', 'cancel'],
  sending: ['pause', 'cancel'],
  paused: ['resume', 'cancel'],
}

/** What can be done to a campaign where it stands; the end is asked for once more. */
export function CampaignSteps() {
  const campaign = useRecordContext<Campaign>()
  const translate = useTranslate()
  const [isAsked, setAsked] = useState(false)
  const take = useStep()
  if (!campaign) return null
  const { id, state } = campaign
  if (state === 'draft') return <DraftSteps />
  const cancel = () => {
    setAsked(false)
    void take(id, 'cancel')
  }
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {STEPS[state]?.map((step) => (
          <Button
            key={step}
            variant={step === 'resume' ? 'contained' : 'outlined'}
            color={step === 'cancel' ? 'error' : 'primary'}
            onClick={() => (step === 'cancel' ? setAsked(true) : void take(id, step))}
          >
            {translate(`campaigns.step.${step}`)}
          </Button>
        ))}
      </Stack>
      <Confirm
        isOpen={isAsked}
        title={translate('campaigns.step.cancel')}
        content={translate('campaigns.ask_cancel')}
        onConfirm={cancel}
        onClose={() => setAsked(false)}
      />
    </>
  )
}

/** Why a campaign does not go on. */
export function PauseReason() {
  const campaign = useRecordContext<Campaign>()
  const translate = useTranslate()
  if (!campaign?.pause_reason) return null
  return <Alert severity="warning">{translate(`campaigns.paused.${campaign.pause_reason}`)}</Alert>
}

/** A draft alone can be changed; it is sent to oneself, or to everybody it is for. */
function DraftSteps() {
  const campaign = useRecordContext<Campaign>()!
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const take = useStep()
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <EditButton variant="outlined" />
      <Button variant="outlined" onClick={() => void take(campaign.id, 'test')}>
        {translate('campaigns.step.test')}
      </Button>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate('campaigns.step.schedule')}
      </Button>
      {isOpen && <ScheduleDialog campaign={campaign} onClose={() => setOpen(false)} />}
    </Stack>
  )
}

function useStep() {
  const attempt = useAttempt()
  return async (id: number, step: Step | 'test') => {
    await attempt(async () => {
      await act(`/campaigns/${id}/${step}`)
      return `campaigns.done.${step}`
    })
  }
}
