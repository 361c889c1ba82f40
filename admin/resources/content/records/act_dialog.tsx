import { Button, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { AskingDialog } from '../../../layout/asking_dialog'
import { ProblemList } from './problem_list'
import type { useSending } from './use_sending'

interface ActDialogProps {
  /** Keys of texts. */
  title: string
  submit: string
  isGrave?: boolean
  /** Whether a field is another than at first, and would be lost. */
  isChanged: boolean
  sending: ReturnType<typeof useSending>
  /** True where it went well; the dialog closes then. */
  onSubmit: () => Promise<boolean>
  onClose: () => void
  children: ReactNode
}

/** A few fields that are sent at once. */
export function ActDialog(props: ActDialogProps) {
  const { title, submit, isGrave, isChanged, sending, onSubmit, onClose, children } = props
  const translate = useTranslate()
  async function send(event: FormEvent) {
    event.preventDefault()
    if (await onSubmit()) onClose()
  }
  return (
    <AskingDialog
      isChanged={isChanged}
      isSending={sending.isSending}
      onClose={onClose}
      maxWidth="sm"
    >
      <form onSubmit={send} noValidate>
        <DialogTitle>{translate(title)}</DialogTitle>
        <DialogContent>
          <Stack sx={{ pt: 1, gap: 2 }}>{children}</Stack>
          <ProblemList problems={sending.problems} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isGrave ? 'error' : 'primary'}
            disabled={sending.isSending}
          >
            {translate(submit)}
          </Button>
        </DialogActions>
      </form>
    </AskingDialog>
  )
}
