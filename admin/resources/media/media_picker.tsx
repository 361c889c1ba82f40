import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { useIsPhone } from '../../components/use_is_phone'
import { MediaGrid } from './media_grid'
import { UploadBox } from './upload_box'
import type { Medium } from './medium'

/** Media shown at once, and how many more each time. */
const STEP = 24
/** Most that the server hands out at once. */
const MOST = 48

interface MediaPickerProps {
  kind: Medium['kind']
  onChoose: (medium: Medium) => void
  onClose: () => void
}

/** Chooses a medium of the library, or adds one and chooses it at once. */
export function MediaPicker({ kind, onChoose, onClose }: MediaPickerProps) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const [words, setWords] = useState('')
  const [shown, setShown] = useState(STEP)
  const {
    data,
    isPending,
    total = 0,
  } = useGetList<Medium>('media', {
    filter: { kind, ...(words.trim() && { q: words.trim() }) },
    pagination: { page: 1, perPage: shown },
    sort: { field: 'id', order: 'DESC' },
  })
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={isPhone} maxWidth="md">
      <DialogTitle>{translate(`media.input.picker_${kind}`)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <UploadBox kind={kind} onSent={onChoose} />
        <TextField
          type="search"
          label={translate('media.input.search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {isPending && <Skeleton variant="rounded" height={200} />}
        {data && <MediaGrid media={data} onChoose={onChoose} />}
        {data?.length === 0 && <Alert severity="info">{translate('media.nothing')}</Alert>}
        {total > shown && shown < MOST && (
          <Box>
            <Button onClick={() => setShown(MOST)}>{translate('media.input.more')}</Button>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
