import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { request } from '../providers/http'
import { onPasswordAsked } from '../providers/password_prompt'

/** Asks for the password before what matters, where it was not entered lately. */
export function PasswordPrompt() {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const answer = useRef<(isConfirmed: boolean) => void>(undefined)

  useEffect(() => {
    onPasswordAsked(() => {
      setPassword('')
      setProblem(undefined)
      setIsOpen(true)
      return new Promise((resolve) => (answer.current = resolve))
    })
  }, [])

  function close(isConfirmed: boolean) {
    setIsOpen(false)
    answer.current?.(isConfirmed)
  }

  async function confirm(event: FormEvent) {
    event.preventDefault()
    try {
      const body = JSON.stringify({ password })
      await request('/confirm-password', { method: 'POST', body })
      close(true)
    } catch (error) {
      setProblem((error as Error).message)
    }
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => close(false)}
      fullWidth
      maxWidth="xs"
      slotProps={{ transition: { onEntered: () => input.current?.focus() } }}
    >
      <form onSubmit={(event) => void confirm(event)} noValidate>
        <DialogTitle>{translate('password_prompt.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ pb: 1 }}>{translate('password_prompt.why')}</DialogContentText>
          <TextField
            type="password"
            label={translate('ra.auth.password')}
            autoComplete="current-password"
            inputRef={input}
            margin="dense"
            value={password}
            error={problem !== undefined}
            helperText={problem && translate(problem)}
            onChange={(event) => setPassword(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(false)}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('ra.action.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
