import { Button, DialogContentText, TextField } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../../components/form_dialog'

/** Writes down what colleagues should know of the member. */
export function WriteNote() {
  const member = useRecordContext<{ id: number }>()
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'members', action: 'create' })
  const [isOpen, setIsOpen] = useState(false)
  if (!member || !canAccess) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {translate('members.notes.write')}
      </Button>
      {isOpen && <Writing memberId={member.id} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function Writing({ memberId, onClose }: { memberId: number; onClose: () => void }) {
  const translate = useTranslate()
  const form = useFormDialog(
    { text: '' },
    {
      path: `/members/${memberId}/notes`,
      texts: 'members.notes',
      body: (fields, key) => ({ ...fields, idempotency_key: key }),
      said: () => ['members.notes.written'],
      onClose,
    }
  )
  return (
    <FormDialog
      form={form}
      title={translate('members.notes.write')}
      submit={translate('ra.action.save')}
      maxWidth="sm"
    >
      <DialogContentText sx={{ mb: 2 }}>{translate('members.notes.hint')}</DialogContentText>
      <TextField {...form.field('text')} multiline minRows={3} />
    </FormDialog>
  )
}
