import { Alert, Button, DialogContentText, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../../components/form_dialog'
import { AskedInput } from './asked_input'

/** What can be put right, part by part: the fields of the member's own forms, in their order. */
const PARTS = {
  account: ['last_name', 'first_name', 'email'],
  company: ['tax_number', 'name', 'zip', 'city', 'address', 'house_number', 'floor', 'door_number'],
  shipping: [
    'last_name',
    'first_name',
    'zip',
    'city',
    'address',
    'house_number',
    'floor',
    'door_number',
    'doorbell',
    'note',
  ],
} as const

type Part = keyof typeof PARTS
type Values = Record<string, string | number | null>

/** A member with its parts, as the server tells it. */
interface WithParts {
  id: number
  last_name: string | null
  first_name: string | null
  email: string | null
  pending_email: string | null
  company: Values | null
  shipping: Values | null
}

/** Puts right what a member asked for by phone or letter. */
export function CorrectMember() {
  const member = useRecordContext<WithParts>()
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'members', action: 'create' })
  const [open, setOpen] = useState<Part>()
  if (!member || !canAccess) return null
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {(Object.keys(PARTS) as Part[]).map((part) => (
        <Button key={part} variant="outlined" onClick={() => setOpen(part)}>
          {translate(`members.correct.${part}`)}
        </Button>
      ))}
      {open && <Correcting member={member} part={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  )
}

interface CorrectingProps {
  member: WithParts
  part: Part
  onClose: () => void
}

function Correcting({ member, part, onClose }: CorrectingProps) {
  const translate = useTranslate()
  const form = useFormDialog<Record<string, string>>(
    { ...begin(member, part), asked: 'phone' },
    {
      path: `/members/${member.id}/${part}`,
      method: 'PUT',
      texts: 'members.correcting',
      body: ({ asked, ...fields }, _key, { asked: _first, ...shown }) => ({
        ...sent(fields),
        asked,
        shown,
      }),
      said: () => ['members.correcting.done'],
      onClose,
    }
  )
  const title = translate(`members.correct.${part}`)
  const isMoved = part === 'account' && form.fields.email !== member.email
  return (
    <FormDialog form={form} title={title} submit={translate('ra.action.save')} maxWidth="sm">
      <DialogContentText sx={{ mb: 2 }}>{translate('members.correcting.ask')}</DialogContentText>
      {PARTS[part].map((name) => (
        <TextField key={name} {...form.field(name)} />
      ))}
      {isMoved && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('members.correcting.email_waits')}
        </Alert>
      )}
      <AskedInput {...form.field('asked')} />
    </FormDialog>
  )
}

/** What the fields show first: what is known; the address that waits is the one that was asked for. */
function begin(member: WithParts, part: Part): Record<string, string> {
  const { last_name, first_name, pending_email, email } = member
  const account = { last_name, first_name, email: pending_email ?? email }
  const known: Values | null = part === 'account' ? account : member[part]
  return Object.fromEntries(PARTS[part].map((name) => [name, String(known?.[name] ?? '')]))
}

/** An empty field is nothing. */
function sent(fields: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, text.trim() || null])
  )
}
