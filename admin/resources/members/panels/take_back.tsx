import { Button, DialogContentText, TextField } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../../components/form_dialog'

/** Takes a scan back with its bonuses, for a reason. */
export function TakeBack() {
  const entry = useRecordContext<{ id: number; is_scan: 0 | 1 }>()
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'ledger_entries', action: 'delete' })
  const [isOpen, setIsOpen] = useState(false)
  if (!entry?.is_scan || !canAccess) return null
  return (
    <>
      <Button size="small" color="error" onClick={() => setIsOpen(true)}>
        {translate('members.take_back')}
      </Button>
      {isOpen && <TakingBack entryId={entry.id} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function TakingBack({ entryId, onClose }: { entryId: number; onClose: () => void }) {
  const translate = useTranslate()
  const form = useFormDialog(
    { reason: '' },
    {
      path: `/ledger_entries/${entryId}/reversal`,
      texts: 'members.taking_back',
      body: (fields) => fields,
      said: () => ['members.taking_back.done'],
      onClose,
    }
  )
  const title = translate('members.take_back')
  return (
    <FormDialog form={form} title={title} submit={title} color="error">
      <DialogContentText sx={{ mb: 2 }}>{translate('members.taking_back.ask')}</DialogContentText>
      <TextField {...form.field('reason')} multiline minRows={2} />
    </FormDialog>
  )
}
