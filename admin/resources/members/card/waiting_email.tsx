import { Alert } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'

/** Another address of the member that its owner has not confirmed yet. */
export function WaitingEmail() {
  const member = useRecordContext<{ id: number; pending_email: string | null }>()
  const translate = useTranslate()
  if (!member?.pending_email) return null
  return (
    <Alert severity="info" sx={{ my: 1, overflowWrap: 'anywhere' }}>
      {translate('members.waiting_email', { email: member.pending_email })}
    </Alert>
  )
}
