import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material'
import { Upload } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { useTranslate } from 'react-admin'
import { ACCEPTED, type Medium } from './medium'
import { useSendingMedia, type OnItsWay } from './use_sending_media'

const DONE = 100

interface UploadBoxProps {
  /** The one kind that is taken. */
  kind?: Medium['kind']
  onSent: (medium: Medium) => void
  /** Whether several are taken at once. */
  many?: boolean
}

/** Takes pictures and files that are dropped or chosen, and says how far they are. */
export function UploadBox({ kind, onSent, many = false }: UploadBoxProps) {
  const translate = useTranslate()
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const { onTheirWay, isSending, send } = useSendingMedia({ kind, onSent })
  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])].slice(0, many ? undefined : 1)
    if (taken.length && !isSending) void send(taken)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        border: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : undefined,
        borderRadius: 2,
        p: 2,
        width: 1,
      }}
    >
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ alignItems: 'center', justifyContent: 'center', gap: { xs: 1, sm: 2 } }}
      >
        <Button
          variant="outlined"
          startIcon={<Upload size={18} aria-hidden />}
          disabled={isSending}
          onClick={() => picker.current?.click()}
        >
          {translate('media.upload')}
        </Button>
        <Box sx={{ textAlign: { xs: 'center', sm: 'left' } }}>
          <Typography variant="body2" sx={{ display: { xs: 'none', sm: 'block' } }}>
            {translate('media.drop')}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {translate('media.drop_hint')}
          </Typography>
        </Box>
      </Stack>
      <input
        ref={picker}
        type="file"
        hidden
        multiple={many}
        accept={ACCEPTED[kind ?? 'any']}
        aria-label={translate('media.upload')}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
      <Progress files={onTheirWay} />
    </Box>
  )
}

/** How far each file is, and what became of those that did not arrive. */
export function Progress({ files }: { files: OnItsWay[] }) {
  const translate = useTranslate()
  return (
    <Box role="status">
      {files.map(({ name, percent, problem }, at) =>
        problem ? (
          <Alert key={at} severity="error" sx={{ mt: 1 }}>
            {translate('media.failed', { name, problem: translate(problem, { _: problem }) })}
          </Alert>
        ) : (
          <Box key={at} sx={{ mt: 1 }}>
            <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
              {translate(percent < DONE ? 'media.uploading' : 'media.drawing', { name, percent })}
            </Typography>
            <LinearProgress
              aria-label={name}
              variant={percent < DONE ? 'determinate' : 'indeterminate'}
              value={percent}
            />
          </Box>
        )
      )}
    </Box>
  )
}
