import { Alert, Button, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material'
import { useState, type FormEvent, type ReactNode } from 'react'
import { HttpError, useNotify, useRefresh, useTranslate } from 'react-admin'
import { AskingDialog } from '../layout/asking_dialog'
import { act } from '../providers/data_provider'
import { randomKey } from '../random_key'

interface Sending<Fields> {
  /** Address under the API of the back-office. */
  path: string
  /** Where something is put right instead of added. */
  method?: 'PUT'
  /** Names of the texts of the fields begin with it. */
  texts: string
  /** What is sent: of what stands in the fields, and of what they showed when the dialog was opened. */
  body: (fields: Fields, key: string, begun: Fields) => object
  /** What is said when it went well, with the values of its text. */
  said: (answer: any) => [key: string, values?: object]
  onClose: () => void
}

/**
 * A few fields that are sent at once: errors stand at their fields and nothing typed is lost. One key
 * for one content: a second press, or an answer that was lost, does nothing more.
 */
export function useFormDialog<Fields extends Record<string, string>>(
  begin: Fields,
  { path, method, texts, body, said, onClose }: Sending<Fields>
) {
  const [begun] = useState(begin)
  const [fields, setFields] = useState(begun)
  const [errors, setErrors] = useState<Partial<Record<keyof Fields, string>>>({})
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const [key, setKey] = useState(randomKey)
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()

  const change = (changed: Partial<Fields>) => {
    setFields({ ...fields, ...changed })
    setErrors({ ...errors, ...Object.fromEntries(Object.keys(changed).map((name) => [name])) })
    setProblem(undefined)
    setKey(randomKey())
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    setIsSending(true)
    try {
      const [words, messageArgs] = said(await act<unknown>(path, body(fields, key, begun), method))
      notify(words, { type: 'success', messageArgs })
      onClose()
      refresh()
    } catch (error) {
      const found: Partial<Record<keyof Fields, string>> =
        (error instanceof HttpError && error.body?.errors) || {}
      setErrors(found)
      const isAtField = Object.keys(found).some((name) => name in fields)
      if (!isAtField) setProblem((error as Error).message)
    }
    setIsSending(false)
  }
  const field = (name: keyof Fields & string) => ({
    name,
    label: translate(`${texts}.${name}`),
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [name]: target.value } as unknown as Partial<Fields>),
    error: Boolean(errors[name]),
    helperText: errors[name] ? translate(errors[name], { _: errors[name] }) : ' ',
    fullWidth: true,
  })
  const isChanged = Object.keys(fields).some((name) => fields[name] !== begun[name])
  return { fields, field, change, isChanged, problem, isSending, send, onClose }
}

interface FormDialogProps {
  form: Pick<ReturnType<typeof useFormDialog>, 'isChanged' | 'isSending' | 'send' | 'onClose'> & {
    /** A refusal that belongs to no field: its text or the key of it. */
    problem?: string
  }
  /** Texts, already translated. */
  title: string
  submit: string
  color?: 'error'
  maxWidth?: 'xs' | 'sm'
  children: ReactNode
}

/** The dialog around such fields. */
export function FormDialog(props: FormDialogProps) {
  const { form, title, submit, color, maxWidth = 'xs', children } = props
  const translate = useTranslate()
  return (
    <AskingDialog
      isChanged={form.isChanged}
      isSending={form.isSending}
      onClose={form.onClose}
      maxWidth={maxWidth}
    >
      <form onSubmit={form.send} noValidate>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ pt: 1, gap: 0.75 }}>{children}</Stack>
          {form.problem && (
            <Alert severity="error">{translate(form.problem, { _: form.problem })}</Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={form.onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" color={color} disabled={form.isSending}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </AskingDialog>
  )
}
