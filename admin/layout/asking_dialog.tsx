import { Dialog, type DialogProps } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { AskWhenLeaving, UnsavedQuestion } from './unsaved_changes'

interface AskingDialogProps extends Pick<DialogProps, 'maxWidth'> {
  /** Whether a field is another than when the dialog was opened. */
  isChanged: boolean
  /** What is sent may lead to another page by itself. */
  isSending: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog with fields. Escape, a press beside it or a way back asks before what was typed is lost; "Cancel" is a
 * decision, and closes it at once, as any of them does where nothing was typed.
 */
export function AskingDialog(props: AskingDialogProps) {
  const { isChanged, isSending, maxWidth, onClose, children } = props
  const [isAsked, setIsAsked] = useState(false)
  const close = () => (isChanged ? setIsAsked(true) : onClose())
  return (
    <>
      <Dialog open onClose={close} fullWidth maxWidth={maxWidth}>
        {children}
      </Dialog>
      {isChanged && <AskWhenLeaving isUnsaved={!isSending} />}
      <UnsavedQuestion isOpen={isAsked} onLeave={onClose} onStay={() => setIsAsked(false)} />
    </>
  )
}
