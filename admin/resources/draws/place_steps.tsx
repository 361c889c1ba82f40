import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin'
import { ContactOfWinner } from './contact_of_winner'
import type { Draw, Place } from './draw'
import { PlaceStepButton } from './place_step_button'
import { useDrawStep } from './use_draw_step'
import { useWish, type KnownWish } from './use_wish'
import { VacancyDialog } from './vacancy_dialog'
import { WithdrawButton } from './withdraw_button'

/** What can be done for somebody who was drawn: reach, note the answer, hand over, or give the place to the next one. */
export function PlaceSteps({ place: held }: { place: Place }) {
  const { place, state, member_id: memberId, pseudonym } = held
  const draw = useRecordContext<Draw>()!
  const { canAccess } = useCanAccess({ resource: 'draws', action: 'create' })
  const translate = useTranslate()
  const [isLeaving, setIsLeaving] = useState(false)
  const take = useDrawStep()
  const handing = useWish(new RegExp(`^hand_over ${place}$`))
  const leaving = useWish(new RegExp(`^vacate ${place} `))
  const isHeld = draw.state === 'drawn' || draw.state === 'announced'
  const isOpen = state === 'drawn' || state === 'accepted'
  if (!canAccess || !isHeld || !isOpen || !pseudonym) return null
  const path = `/draws/${draw.id}/places/${place}`
  const named = (step: string, wish?: KnownWish) =>
    translate(textOf(wish), { name: translate(`draws.place_step.${step}`) })
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {memberId && <ContactOfWinner path={path} />}
      {memberId && (
        <Button size="small" onClick={() => void take(`${path}/attempts`, 'attempts')}>
          {named('attempts')}
        </Button>
      )}
      {memberId && state === 'drawn' && (
        <PlaceStepButton path={path} step="acceptance" label={named('acceptance')} />
      )}
      {state === 'accepted' && (
        <PlaceStepButton
          path={path}
          step="hand-over"
          label={named('hand-over', handing)}
          isOff={handing?.isOwn}
          variant="contained"
        />
      )}
      <WithdrawButton wish={handing} name={named('hand-over')} />
      <Button size="small" color="error" onClick={() => setIsLeaving(true)}>
        {named('vacancy', leaving)}
      </Button>
      <WithdrawButton wish={leaving} name={named('vacancy')} />
      {isLeaving && (
        <VacancyDialog
          path={path}
          place={held}
          wanted={leaving?.kind.split(' ')[2]}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </Stack>
  )
}

function textOf(wish: KnownWish | undefined): string {
  if (!wish) return 'draws.do'
  return wish.isOwn ? 'draws.own_wish' : 'draws.agree_to'
}
