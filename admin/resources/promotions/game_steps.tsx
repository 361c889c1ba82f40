import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Confirm, DeleteButton, EditButton, useRecordContext, useTranslate } from 'react-admin'
import { useAttempt } from '../../components/use_attempt'
import { act } from '../../providers/data_provider'
import type { Game } from './game'

/** A game can be changed; a draft is shown to members, or thrown away, and both are asked for once more. */
export function GameSteps() {
  const game = useRecordContext<Game>()
  const translate = useTranslate()
  const attempt = useAttempt()
  const [isAsked, setIsAsked] = useState(false)
  if (!game) return null
  if (game.phase !== 'draft') return <EditButton variant="outlined" />
  const publish = async () => {
    setIsAsked(false)
    await attempt(async () => {
      await act(`/promotions/${game.id}/publish`)
      return 'promotions.published'
    })
  }
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <EditButton variant="outlined" />
      <Button
        variant="contained"
        disabled={game.gaps.some((gap) => gap.is_blocking)}
        onClick={() => setIsAsked(true)}
      >
        {translate('promotions.publish')}
      </Button>
      <DeleteButton mutationMode="pessimistic" />
      <Confirm
        isOpen={isAsked}
        title={translate('promotions.publish')}
        content={translate('promotions.ask_publish')}
        onConfirm={() => void publish()}
        onClose={() => setIsAsked(false)}
      />
    </Stack>
  )
}
