import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useRecordContext, useTranslate } from 'react-admin'
import type { Draw, DrawStep, StepName } from './draw'
import { RunDialog } from './run_dialog'
import { useDrawStep } from './use_draw_step'
import { useWish } from './use_wish'
import { VoidDialog } from './void_dialog'
import { WithdrawButton } from './withdraw_button'

/** Where a step is sent that has no dialog of its own. */
const SENT: Partial<Record<StepName, string>> = {
  freeze: 'freezing',
  run: 'run',
  names: 'names',
  again: 'again',
}

/** The button of a step: it is asked for once more, or agreed to where somebody else has asked. */
export function StepButton({ step: { step, is_open: isOpen } }: { step: DrawStep }) {
  const draw = useRecordContext<Draw>()!
  const translate = useTranslate()
  const [isAsked, setIsAsked] = useState(false)
  const take = useDrawStep()
  const wish = useWish(wishOf(step))
  const isOwn = wish?.isOwn === true && waits(wish.kind, draw)
  const close = () => setIsAsked(false)
  const confirm = () => {
    close()
    void take(`/draws/${draw.id}/${SENT[step]}`, step)
  }
  const label = wish && !wish.isOwn ? 'draws.agree_to' : 'draws.do'
  const name = translate(`draws.step.${step}`)
  return (
    <>
      <Button
        variant={step === 'void' || step === 'call' ? 'outlined' : 'contained'}
        color={step === 'void' ? 'error' : 'primary'}
        disabled={!isOpen || isOwn}
        onClick={() => setIsAsked(true)}
        sx={{ minWidth: { sm: 220 }, alignSelf: { xs: 'flex-start', sm: 'center' } }}
      >
        {isOwn ? translate('draws.own_wish', { name }) : translate(label, { name })}
      </Button>
      <WithdrawButton wish={wish} name={name} />
      {isAsked && step === 'void' && <VoidDialog draw={draw} onClose={close} />}
      {isAsked && step === 'call' && <RunDialog draw={draw} onClose={close} />}
      <Confirm
        isOpen={isAsked && step !== 'void' && step !== 'call'}
        title={name}
        content={translate(`draws.ask.${step}`)}
        onConfirm={confirm}
        onClose={close}
      />
    </>
  )
}

/** What the wish for a step is called; behind it stands a reason, or the digits that were called. */
function wishOf(step: StepName): RegExp {
  if (step === 'void') return /^void /
  return step === 'call' ? /^run / : new RegExp(`^${step}$`)
}

/** Whether one's own wish can be agreed to; digits that were typed wrong are typed again, and a reason may be none any more. */
function waits(kind: string, draw: Draw): boolean {
  const [name, about] = kind.split(' ')
  return about === undefined || (name === 'void' && draw.void_reasons.includes(about))
}
