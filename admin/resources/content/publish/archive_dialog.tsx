import { Typography } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { act } from '../../../providers/data_provider'
import { ActDialog } from '../records/act_dialog'
import type { RecordPage } from '../records/record_page'
import { useSending } from '../records/use_sending'

interface ArchiveDialogProps {
  record: RecordPage
  onClose: () => void
}

/** Puts a record that nobody reads out of the way of those who write. */
export function ArchiveDialog({ record, onClose }: ArchiveDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const sending = useSending()
  const archive = () =>
    sending.run(async () => {
      await act(`/content_records/${record.id}/archivings`, {})
      notify('content.archived', { type: 'success' })
    })
  return (
    <ActDialog
      title="content.open.archive"
      submit="content.archive_now"
      isGrave
      isChanged={false}
      sending={sending}
      onSubmit={archive}
      onClose={onClose}
    >
      <Typography>{translate('content.archive_hint')}</Typography>
    </ActDialog>
  )
}
