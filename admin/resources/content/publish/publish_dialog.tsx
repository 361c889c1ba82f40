import { Alert, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { act } from '../../../providers/data_provider'
import { SINGLE_KINDS } from '../fields/record_fields'
import { ActDialog } from '../records/act_dialog'
import type { RecordPage } from '../records/record_page'
import { useSending } from '../records/use_sending'

interface PublishDialogProps {
  record: RecordPage
  onClose: () => void
}

/** Shows the draft to readers: now, or from a time on, and until a time if wished. */
export function PublishDialog({ record, onClose }: PublishDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const sending = useSending()
  const [startsAt, setStartsAt] = useState('')
  const [endsAt, setEndsAt] = useState('')
  const publish = () =>
    sending.run(async () => {
      await act(`/content_records/${record.id}/publications`, {
        ...(startsAt && { starts_at: startsAt }),
        ...(endsAt && { ends_at: endsAt }),
      })
      notify(startsAt ? 'content.scheduled' : 'content.published', { type: 'success' })
    })
  const times = [
    { name: 'starts_at', value: startsAt, change: setStartsAt },
    // What is always live is replaced, and never ends.
    ...(SINGLE_KINDS.includes(record.kind)
      ? []
      : [{ name: 'ends_at', value: endsAt, change: setEndsAt }]),
  ]
  return (
    <ActDialog
      title="content.open.publish"
      submit={startsAt ? 'content.publish_later' : 'content.publish_now'}
      isChanged={startsAt !== '' || endsAt !== ''}
      sending={sending}
      onSubmit={publish}
      onClose={onClose}
    >
      {times.map(({ name, value, change }) => (
        <TextField
          key={name}
          name={name}
          type="datetime-local"
          label={translate(`content.${name}`)}
          helperText={translate(`content.${name}_hint`)}
          value={value}
          onChange={({ target }) => change(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
      {record.missing_en > 0 && (
        <Alert severity="warning">
          {translate('content.english_missing', { smart_count: record.missing_en })}
        </Alert>
      )}
    </ActDialog>
  )
}
