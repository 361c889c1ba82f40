import { Button, Stack } from '@mui/material'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Form, useNotify, useTranslate } from 'react-admin'
import type { HttpError } from 'react-admin'

interface EntranceFormProps {
  /** Key of the text of the button. */
  submit: string
  onSubmit: (values: Record<string, string>) => Promise<void>
  children: ReactNode
}

/** A form of the entrance: errors stand at their fields, others come as a notice. */
export function EntranceForm({ submit, onSubmit, children }: EntranceFormProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const fields = useRef<HTMLDivElement>(null)

  // One step follows the other without a new page, so the next one takes the focus itself.
  useEffect(() => {
    fields.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus()
  }, [])

  async function send(values: Record<string, string>) {
    setBusy(true)
    try {
      await onSubmit(values)
      return undefined
    } catch (error) {
      const { message, body } = error as HttpError
      const refused = body?.errors ?? {}
      // What belongs to none of the fields here would not be seen at all.
      if (!Object.keys(refused).some((name) => name in values)) notify(message, { type: 'error' })
      return refused
    } finally {
      setBusy(false)
    }
  }

  return (
    <Form onSubmit={send as never} noValidate>
      <Stack ref={fields} spacing={1}>
        {children}
        <Button type="submit" variant="contained" fullWidth disabled={busy}>
          {translate(submit)}
        </Button>
      </Stack>
    </Form>
  )
}
