import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import { useDrawStep } from './use_draw_step'

interface PlaceStepButtonProps {
  /** Address of the place. */
  path: string
  step: 'acceptance' | 'hand-over'
  /** Already translated. */
  label: string
  isOff?: boolean
  variant?: 'contained'
}

/** A step for somebody who was drawn that is asked for once more, and sent once. */
export function PlaceStepButton({ path, step, label, isOff, variant }: PlaceStepButtonProps) {
  const translate = useTranslate()
  const [isAsked, setIsAsked] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const take = useDrawStep()
  const close = () => setIsAsked(false)
  const confirm = async () => {
    close()
    setIsSending(true)
    await take(`${path}/${step}`, step)
    setIsSending(false)
  }
  return (
    <>
      <Button
        size="small"
        variant={variant}
        disabled={isOff || isSending}
        onClick={() => setIsAsked(true)}
      >
        {label}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={label}
        content={translate(`draws.place_ask.${step}`)}
        onConfirm={() => void confirm()}
        onClose={close}
      />
    </>
  )
}
