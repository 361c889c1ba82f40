import { Button, DialogContentText } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useRecordContext, useRedirect, useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../../components/form_dialog'
import { AskedInput } from './asked_input'

/** Ends a membership that its member asked for by phone or letter. */
export function AnonymiseMember() {
  const member = useRecordContext<{ id: number }>()
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'members', action: 'delete' })
  const [isOpen, setIsOpen] = useState(false)
  if (!member || !canAccess) return null
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
        {translate('members.anonymise')}
      </Button>
      {isOpen && <Anonymising memberId={member.id} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function Anonymising({ memberId, onClose }: { memberId: number; onClose: () => void }) {
  const translate = useTranslate()
  const redirect = useRedirect()
  const form = useFormDialog(
    { asked: 'phone' },
    {
      path: `/members/${memberId}/deletion`,
      texts: 'members.anonymising',
      body: (fields) => fields,
      said: () => {
        redirect('list', 'members')
        return ['members.anonymising.done']
      },
      onClose,
    }
  )
  const title = translate('members.anonymise')
  return (
    <FormDialog form={form} title={title} submit={title} color="error">
      <DialogContentText sx={{ mb: 2 }}>{translate('members.anonymising.ask')}</DialogContentText>
      <AskedInput {...form.field('asked')} />
    </FormDialog>
  )
}
