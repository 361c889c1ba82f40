import { Button, List, ListItem, ListItemText, MenuItem, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useNotify, useTranslate } from 'react-admin'
import { act } from '../../../providers/data_provider'
import { request } from '../../../providers/http'
import { ActDialog } from '../records/act_dialog'
import type { RecordPage } from '../records/record_page'
import { useSending } from '../records/use_sending'

/** Days a link may live. */
const DAYS = [1, 7, 14, 30]

interface PreviewLinksProps {
  record: RecordPage
  reload: () => Promise<void>
  onClose: () => void
}

/** Links to the draft for people without a login: made, copied once, taken back. */
export function PreviewLinks({ record, reload, onClose }: PreviewLinksProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [locale] = useLocaleState()
  const [days, setDays] = useState(7)
  const [url, setUrl] = useState('')
  const sending = useSending()
  const path = `/content_records/${record.id}/previews`
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeZone: 'Europe/Budapest',
  })

  const make = async () => {
    await sending.run(async () => {
      const { data } = await act<{ data: { url: string } }>(path, { days })
      setUrl(data.url)
      await reload()
    })
    // The link is shown once, so the dialog stays.
    return false
  }
  const copy = async () => {
    await navigator.clipboard?.writeText(url).catch(() => {})
    notify('content.preview.copied', { type: 'info' })
  }
  const revoke = (id: number) =>
    sending.run(async () => {
      await request(`${path}/${id}`, { method: 'DELETE' })
      setUrl('')
      await reload()
    })
  return (
    <ActDialog
      title="content.open.previews"
      submit="content.preview.make"
      isChanged={false}
      sending={sending}
      onSubmit={make}
      onClose={onClose}
    >
      <TextField
        select
        label={translate('content.preview.days')}
        value={days}
        onChange={({ target }) => setDays(Number(target.value))}
      >
        {DAYS.map((count) => (
          <MenuItem key={count} value={count}>
            {translate('content.preview.day_count', { smart_count: count })}
          </MenuItem>
        ))}
      </TextField>
      {url && (
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
          <TextField
            label={translate('content.preview.link')}
            helperText={translate('content.preview.once')}
            value={url}
            slotProps={{ htmlInput: { readOnly: true } }}
            onFocus={({ target }) => target.select()}
          />
          <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => void copy()}>
            {translate('content.preview.copy')}
          </Button>
        </Stack>
      )}
      <List dense>
        {record.previews.map(({ id, expires_at: expiresAt, created_by: by }) => {
          const until = translate('content.preview.until', { day: format.format(expiresAt) })
          return (
            <ListItem
              key={id}
              disableGutters
              secondaryAction={
                <Button
                  size="small"
                  color="error"
                  aria-label={`${translate('content.preview.revoke')}: ${until}`}
                  onClick={() => void revoke(id)}
                >
                  {translate('content.preview.revoke')}
                </Button>
              }
            >
              <ListItemText primary={until} secondary={by} />
            </ListItem>
          )
        })}
      </List>
    </ActDialog>
  )
}
