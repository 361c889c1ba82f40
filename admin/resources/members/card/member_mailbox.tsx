import { Alert, Button, DialogContentText, MenuItem, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../../components/form_dialog'
import { useSuppressions, type Suppression } from './use_suppressions'

/** Why somebody lets mails go there again; the server knows the same. */
const REASONS = ['member_asked', 'mailbox_works', 'our_fault'] as const

/** Says where mails do not reach the member, and lets them go again. */
export function MemberMailbox() {
  const member = useRecordContext<{ id: number; email: string | null }>()
  const data = useSuppressions(member)
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'members', action: 'edit' })
  const [isOpen, setIsOpen] = useState(false)
  if (!member || !data.length) return null
  const resume = canAccess && (
    <Button
      size="small"
      color="inherit"
      sx={{ whiteSpace: { sm: 'nowrap' } }}
      onClick={() => setIsOpen(true)}
    >
      {translate('members.mailbox.resume')}
    </Button>
  )
  return (
    <Alert severity="warning" sx={{ my: 1 }} action={resume}>
      <Stack spacing={0.5}>
        {data.map((suppression) => (
          <Told key={suppression.id} {...suppression} />
        ))}
      </Stack>
      {isOpen && <Resuming memberId={member.id} onClose={() => setIsOpen(false)} />}
    </Alert>
  )
}

function Told({ reason, status, times, since, until }: Suppression) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const day = (instant: number) => new Date(instant).toLocaleDateString(locale)
  const words = [
    translate(`members.mailbox.reason.${reason}`),
    status ? translate('members.mailbox.status', { status }) : '',
    translate('members.mailbox.since', { day: day(since), times }),
    until === null ? '' : translate('members.mailbox.until', { day: day(until) }),
  ]
  return <span>{words.filter(Boolean).join(' ')}</span>
}

function Resuming({ memberId, onClose }: { memberId: number; onClose: () => void }) {
  const translate = useTranslate()
  const form = useFormDialog(
    { reason: REASONS[0] as string },
    {
      path: `/members/${memberId}/suppressions/lifting`,
      texts: 'members.resuming',
      body: (fields) => fields,
      said: () => ['members.resuming.done'],
      onClose,
    }
  )
  const title = translate('members.mailbox.resume')
  return (
    <FormDialog form={form} title={title} submit={title}>
      <DialogContentText sx={{ mb: 2 }}>{translate('members.resuming.ask')}</DialogContentText>
      <TextField {...form.field('reason')} select>
        {REASONS.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {translate(`members.resuming.reasons.${reason}`)}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  )
}
