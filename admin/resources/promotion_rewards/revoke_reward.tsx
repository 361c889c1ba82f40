import { Button, DialogContentText, TextField } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'
import type { Reward } from './reward'

/** Takes back what was not ordered yet, with a reason. */
export function RevokeReward() {
  const reward = useRecordContext<Reward>()
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'promotion_rewards', action: 'create' })
  const [isOpen, setIsOpen] = useState(false)
  if (reward?.state !== 'granted' || !canAccess) return null
  return (
    <>
      <Button size="small" color="error" onClick={() => setIsOpen(true)}>
        {translate('promotion_rewards.revoke')}
      </Button>
      {isOpen && <RevocationDialog id={reward.id} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function RevocationDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const translate = useTranslate()
  const form = useFormDialog(
    { reason: '' },
    {
      path: `/promotion_rewards/${id}/revocation`,
      texts: 'promotion_rewards.revocation',
      body: ({ reason }) => ({ reason }),
      said: () => ['promotion_rewards.revocation.done'],
      onClose,
    }
  )
  const title = translate('promotion_rewards.revoke')
  return (
    <FormDialog form={form} title={title} submit={title} color="error">
      <DialogContentText>{translate('promotion_rewards.revocation.text')}</DialogContentText>
      <TextField {...form.field('reason')} multiline minRows={2} />
    </FormDialog>
  )
}
