import { Alert, Button, Stack, Typography } from '@mui/material'
import { Archive, ArchiveRestore, Download, RefreshCw } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { request } from '../../providers/http'
import { ActDialog } from '../content/records/act_dialog'
import { useSending } from '../content/records/use_sending'
import { ACCEPTED, type Medium } from './medium'
import { isShown, MediumUses, useUses } from './medium_uses'
import { Progress } from './upload_box'
import { useSendingMedia } from './use_sending_media'

/** What is done with a medium beside its words: other files, and putting it away. */
export function MediumActs({ medium }: { medium: Medium }) {
  const translate = useTranslate()
  const [isArchiving, setIsArchiving] = useState(false)
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start', width: 1 }}>
      <Replace medium={medium} />
      {medium.archived_at === null ? (
        <Button
          color="error"
          startIcon={<Archive size={18} aria-hidden />}
          onClick={() => setIsArchiving(true)}
        >
          {translate('media.archive')}
        </Button>
      ) : (
        <Restore medium={medium} />
      )}
      {isArchiving && <ArchiveDialog medium={medium} onClose={() => setIsArchiving(false)} />}
    </Stack>
  )
}

/** Leads to the file itself. */
export function DownloadMedium({ medium }: { medium: Medium }) {
  const translate = useTranslate()
  return (
    <Button href={medium.url} download startIcon={<Download size={18} aria-hidden />}>
      {translate('media.download')}
    </Button>
  )
}

function Replace({ medium }: { medium: Medium }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const picker = useRef<HTMLInputElement>(null)
  const onSent = useCallback(() => refresh(), [refresh])
  const { onTheirWay, isSending, send } = useSendingMedia({ id: medium.id, onSent })
  return (
    <>
      <Button
        variant="outlined"
        disabled={isSending}
        startIcon={<RefreshCw size={18} aria-hidden />}
        onClick={() => picker.current?.click()}
      >
        {translate('media.replace')}
      </Button>
      <Typography variant="caption" color="text.secondary">
        {translate('media.replace_hint')}
      </Typography>
      <input
        ref={picker}
        type="file"
        hidden
        accept={ACCEPTED[medium.kind]}
        aria-label={translate('media.replace')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send([file])
          target.value = ''
        }}
      />
      <Progress files={onTheirWay} />
    </>
  )
}

function Restore({ medium }: { medium: Medium }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const restore = async () => {
    await request(`/media/${medium.id}/archivings`, { method: 'DELETE' })
    notify('media.restored', { type: 'success' })
    refresh()
  }
  return (
    <Button startIcon={<ArchiveRestore size={18} aria-hidden />} onClick={() => void restore()}>
      {translate('media.restore')}
    </Button>
  )
}

function ArchiveDialog({ medium, onClose }: { medium: Medium; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const sending = useSending()
  const uses = useUses(medium.id)
  const isRefused = uses !== undefined && isShown(uses)
  const archive = () =>
    sending.run(async () => {
      await request(`/media/${medium.id}/archivings`, { method: 'POST', body: '{}' })
      notify('media.archived_done', { type: 'success' })
      refresh()
    })
  return (
    <ActDialog
      title="media.archive"
      submit="media.archive"
      isGrave
      isChanged={false}
      sending={sending}
      onSubmit={archive}
      onClose={onClose}
    >
      {isRefused ? (
        <Alert severity="warning">{translate('media.archive_shown')}</Alert>
      ) : (
        <Typography>{translate('media.archive_hint')}</Typography>
      )}
      <MediumUses id={medium.id} />
    </ActDialog>
  )
}
