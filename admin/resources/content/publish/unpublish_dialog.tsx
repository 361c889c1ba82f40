import { Typography } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { request } from '../../../providers/http'
import { ActDialog } from '../records/act_dialog'
import type { RecordPage } from '../records/record_page'
import { useSending } from '../records/use_sending'

interface UnpublishDialogProps {
  record: RecordPage
  onClose: () => void
}

/** Takes a record away from readers at once; its draft and versions stay. */
export function UnpublishDialog({ record, onClose }: UnpublishDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const sending = useSending()
  const unpublish = () =>
    sending.run(async () => {
      await request(`/content_records/${record.id}/publications`, { method: 'DELETE' })
      notify('content.unpublished', { type: 'success' })
    })
  return (
    <ActDialog
      title="content.open.unpublish"
      submit="content.unpublish_now"
      isGrave
      isChanged={false}
      sending={sending}
      onSubmit={unpublish}
      onClose={onClose}
    >
      <Typography>{translate('content.unpublish_hint')}</Typography>
    </ActDialog>
  )
}
